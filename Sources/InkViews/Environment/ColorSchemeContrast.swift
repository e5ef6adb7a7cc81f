/// How much contrast is wanted.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
