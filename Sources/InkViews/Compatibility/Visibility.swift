/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
