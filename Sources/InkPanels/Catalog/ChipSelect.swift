/// Which of a panel's controllers a transfer is for, where two of them have a chip select each.
public enum ChipSelect: String, Sendable, CaseIterable {
  /// The one, or the first of two.
  case first
  /// The second; nobody where there is one.
  case second
  /// Every one.
  case all
}
