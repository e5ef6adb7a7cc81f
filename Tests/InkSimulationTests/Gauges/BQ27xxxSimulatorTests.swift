import InkBuses
import Testing

@testable import InkSimulation

@Suite("BQ27xxx simulators")
struct BQ27xxxSimulatorTests {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let battery = BatteryPhysics(capacity: 2200, charge: 0.5)
  let device: any I2CDevice

  init() {
    bus = SimulatedI2CBus(clock: clock)
    device = bus.device(at: 0x55)
  }

  private func attach(_ chip: any SimulatedI2CChip) {
    bus.attach(chip, at: 0x55)
    clock.advance(by: .seconds(2))
  }

  @Test(
    "DEVICE_TYPE",
    arguments: [(.bq27441, [0x21, 0x04]), (.bq27421, [0x21, 0x04]), (.bq27427, [0x27, 0x04])]
      as [(BQ274xxPart, [UInt8])])
  func deviceType(part: BQ274xxPart, bytes: [UInt8]) throws {
    attach(BQ274xxSimulator(part, battery: battery))
    _ = try device.transfer([0x00, 0x01, 0x00], reading: 0)
    #expect(try device.transfer([0x00], reading: 2) == bytes)
  }

  @Test("A fresh part says ITPOR and 1340 mAh, half of which it takes for the rest")
  func lostConfiguration() throws {
    attach(BQ274xxSimulator(battery: battery, isConfigured: false))
    #expect(try device.transfer([0x06], reading: 2)[0] & 0x20 != 0)
    #expect(try device.transfer([0x3C], reading: 2) == [0x3C, 0x05])
    #expect(try device.transfer([0x0C], reading: 2) == [0x9E, 0x02])
  }

  @Test(
    "Setting 2200 mAh: unsealed, in configuration mode, with the checksum 5F; a wrong one changes nothing")
  func configuration() throws {
    attach(BQ274xxSimulator(battery: battery, isConfigured: false))
    for word: UInt8 in [0x80, 0x80] { _ = try device.transfer([0x00, 0x00, word], reading: 0) }
    _ = try device.transfer([0x00, 0x13, 0x00], reading: 0)
    #expect(try device.transfer([0x06], reading: 1)[0] & 0x10 == 0)
    clock.advance(by: .milliseconds(150))
    #expect(try device.transfer([0x06], reading: 1)[0] & 0x10 != 0)
    _ = try device.transfer([0x3E, 82, 0], reading: 0)
    #expect(try device.transfer([0x60], reading: 1) == [0xBE])
    _ = try device.transfer([0x4A, 0x08, 0x98], reading: 0)
    _ = try device.transfer([0x60, 0x5E], reading: 0)
    #expect(try device.transfer([0x3C], reading: 2) == [0x3C, 0x05])
    _ = try device.transfer([0x60, 0x5F], reading: 0)
    #expect(try device.transfer([0x3C], reading: 2) == [0x98, 0x08])
    _ = try device.transfer([0x00, 0x42, 0x00], reading: 0)
    #expect(try device.transfer([0x06], reading: 1)[0] & 0x30 == 0)
  }

  @Test("A BQ27427 out of the box has its current's sign the wrong way round")
  func romSign() throws {
    battery.load = 0.2
    attach(BQ274xxSimulator(.bq27427, battery: battery, isConfigured: false))
    clock.advance(by: .seconds(600))
    let word = try device.transfer([0x10], reading: 2)
    #expect(Int16(bitPattern: UInt16(word[1]) << 8 | UInt16(word[0])) > 150)
  }

  @Test("A BQ27220 says 0x0220, its design capacity, and no time to full on battery")
  func bq27220() throws {
    battery.load = 0.22
    attach(BQ27220Simulator(battery: battery))
    clock.advance(by: .seconds(600))
    _ = try device.transfer([0x00, 0x01, 0x00], reading: 0)
    #expect(try device.transfer([0x00], reading: 2) == [0x20, 0x02])
    #expect(try device.transfer([0x3C], reading: 2) == [0x98, 0x08])
    #expect(try device.transfer([0x18], reading: 2) == [0xFF, 0xFF])
    let minutes = try device.transfer([0x16], reading: 2)
    #expect(abs((Int(minutes[1]) << 8 | Int(minutes[0])) - 300) < 30)
  }
}
