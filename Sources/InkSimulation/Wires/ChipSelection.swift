/// Whose chip select is low, on panels with two controllers.
public enum ChipSelection: String, Sendable, CaseIterable {
  case first, second
  /// Both at once, for registers that are the same in both.
  case both
}
