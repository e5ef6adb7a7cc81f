import InkBuses

/// One address of the simulated bus.
final class SimulatedI2CDevice: I2CDevice {
  private let bus: SimulatedI2CBus
  private let address: UInt8

  init(bus: SimulatedI2CBus, address: UInt8) {
    self.bus = bus
    self.address = address
  }

  var name: String { bus.name(of: address) }

  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    try bus.transfer(written, reading: count, at: address)
  }
}
