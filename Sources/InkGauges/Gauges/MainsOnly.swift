/// A board without a battery: always fed, nothing to read.
public final class MainsOnly: FuelGauge {
  public let name = "mains"
  public let cells = 0

  /// The stand-in.
  public init() {}

  /// A reading without a battery.
  public func read() -> BatteryReading {
    var reading = BatteryReading()
    reading.isPresent = false
    reading.hasExternalPower = true
    return reading
  }

  /// Nothing.
  public func rawRegisters() -> [RawRegister] { [] }
}
