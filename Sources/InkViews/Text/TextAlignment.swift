/// Where short lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
