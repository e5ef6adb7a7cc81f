/// A chip as data: its registers, how they are read, and the few rules that no table holds.
protocol RegisterChip: Sendable {
  /// What a person calls it: "TI BQ27441-G1".
  var title: String { get }
  /// What the numbers of its table were taken from: documents with revision and section.
  var source: String { get }
  /// In address order; those needed are read at every reading, the others shown by a diagnosis.
  var registers: [Register] { get }
  /// How its transfers are guarded.
  var transport: Transport { get }
  /// Registers that are read in one transfer, since the chip goes on to the next by itself.
  var bursts: [ClosedRange<UInt8>] { get }
  /// The shunt of the usual board, in milliohms; nil where the chip measures no current.
  var shuntMilliohms: Double? { get }
  /// What volts at the chip are multiplied by on the usual board.
  var dividerRatio: Double { get }
  /// Between two tries of a transfer.
  var retryPause: Duration { get }
  /// True where there is no percentage in the chip, so that the voltage has to do.
  var estimatesPercent: Bool { get }

  /// Makes sure that the chip measures; `bus.isFirstReading` tells a start.
  ///
  /// Wakes it where it sleeps. Never a reset, never a quick start.
  func prepare(_ bus: RegisterBus) throws(GaugeError)

  /// Adds what the table does not say, and takes away what cannot be believed.
  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading)

  /// Lets go of the alert pin and has it pulled at the next change, where the board has it connected.
  ///
  /// True where it is then pulled at each percent, whichever way the charge goes.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool
}

extension RegisterChip {
  var transport: Transport { .plain }
  var bursts: [ClosedRange<UInt8>] { [] }
  var shuntMilliohms: Double? { nil }
  var dividerRatio: Double { 1 }
  var retryPause: Duration { I2CRetry.pause }
  var estimatesPercent: Bool { !registers.contains { $0.quantity == .percent } }
  func prepare(_ bus: RegisterBus) throws(GaugeError) {}
  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {}
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool { false }
}
