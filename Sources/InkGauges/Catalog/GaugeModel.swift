import InkBuses

/// A kind of gauge: what it is called, where it is found, how one is made.
public struct GaugeModel: Sendable {
  /// The chip in lower case: "max17048".
  public var name: String
  /// What a person calls it.
  public var title: String
  /// Seven-bit I2C addresses it may have; empty when it needs no bus.
  public var addresses: [UInt8]
  /// Cells in series it measures; 0 without a battery.
  public var cells: Int
  private let make: @Sendable (any I2CDevice, any MonotonicClock) -> any FuelGauge

  /// A gauge on a bus.
  init(
    name: String, title: String, addresses: [UInt8], cells: Int,
    make: @escaping @Sendable (any I2CDevice, any MonotonicClock) -> any FuelGauge
  ) {
    self.name = name
    self.title = title
    self.addresses = addresses
    self.cells = cells
    self.make = make
  }

  /// True when a device on an I2C bus is needed.
  public var needsBus: Bool { !addresses.isEmpty }

  /// A gauge of this kind; `device` is needed unless `needsBus` is false.
  public func gauge(on device: (any I2CDevice)?, clock: any MonotonicClock) throws(GaugeError)
    -> any FuelGauge
  {
    guard needsBus else { return MainsOnly() }
    guard let device else { throw .noBus(gauge: title) }
    return make(device, clock)
  }
}
