/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}
