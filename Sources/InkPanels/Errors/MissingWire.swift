/// A wire that some panels need and others do not.
public enum MissingWire: String, Sendable, CaseIterable {
  /// D/C.
  case dataCommand
  /// The chip select of a second controller.
  case secondChipSelect
  /// MISO, on a bus that reads.
  case readableBus
}
