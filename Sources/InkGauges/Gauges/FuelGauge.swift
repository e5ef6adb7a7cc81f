/// A chip, or a stand-in, that says how the battery is.
public protocol FuelGauge: AnyObject {
  /// What a person calls it: "MAX17048 on /dev/i2c-1 address 0x36".
  var name: String { get }
  /// Cells in series.
  var cells: Int { get }

  /// What the numbers of its registers were taken from; nil where there are none.
  var source: String? { get }

  /// True where the chip pulls its alert pin at each percent, and the pin is connected: it need not be asked as often.
  var alertsEveryPercent: Bool { get }

  /// Everything the chip knows now; a value that it does not have is nil.
  func read() throws(GaugeError) -> BatteryReading

  /// The registers as they are on the wire, for a person who diagnoses.
  func rawRegisters() throws(GaugeError) -> [RawRegister]
}

extension FuelGauge {
  public var source: String? { nil }
  public var alertsEveryPercent: Bool { false }
}
