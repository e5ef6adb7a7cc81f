/// A chip with a pin of its own, an open drain that it pulls low when there is something to read.
public protocol AlertingChip: SimulatedI2CChip {
  /// True while the pin is low.
  var isAlerting: Bool { get }

  /// Lets the chip work until `time`, as it does without being asked.
  func update(to time: Duration)
}
