import InkBuses
import InkSimulation
import Testing

@testable import InkGauges

/// A scan of a bus on which one simulated chip sits, every chip in turn.
@Suite struct ScanEveryGaugeTests {
  /// The simulated bus, which notes what is written.
  final class Bus: ProbedBus {
    let bus: SimulatedI2CBus
    private(set) var devices: [RecordingDevice] = []
    private(set) var order: [UInt8] = []

    init(_ bus: SimulatedI2CBus) { self.bus = bus }

    func driver(at address: UInt8) -> String? { nil }
    func open(at address: UInt8) throws(BusError) -> any I2CDevice {
      order.append(address)
      let device = RecordingDevice(try bus.open(at: address))
      devices.append(device)
      return device
    }
  }

  @Test("Every chip is found, by reads alone", arguments: EveryGaugeBench.models)
  func found(name: String) throws {
    let bench = try EveryGaugeBench(name)
    let bus = Bus(bench.bus)
    let found = try GaugeProbe.scan(bus, addresses: GaugeProbe.addresses + GaugeProbe.delicateAddresses)
    let place = try #require(found.first { $0.address == bench.address })
    // A board that is an INA219 says so, not what it is sold as.
    let wanted = name.hasPrefix("waveshare-ups-") && name != "waveshare-ups-hat-e" ? "ina219" : name
    #expect(place.findings.map(\.model).contains(wanted), "\(place.findings)")
    #expect(bus.devices.allSatisfy { $0.writes.isEmpty }, "nothing but register numbers")
    #expect(found.count == SimulatedGauge.named(name)?.addresses.count, "nothing else is seen")
  }

  @Test("The surest and most harmless addresses come first, those that may disturb a neighbour not at all")
  func order() throws {
    let bus = Bus(SimulatedI2CBus(clock: VirtualClock()))
    #expect(try GaugeProbe.scan(bus).isEmpty)
    #expect(
      bus.order == [
        0x36, 0x62, 0x55, 0x0B, 0x57, 0x75, 0x14, 0x17, 0x2D, 0x10, 0x5A, 0x5C, 0x64, 0x34, 0x40, 0x41, 0x42,
        0x43, 0x44, 0x45, 0x48, 0x49, 0x4A, 0x4B, 0x08,
      ])
    #expect(GaugeProbe.delicateAddresses == [0x70, 0x69])
    #expect(bus.devices.allSatisfy { $0.transfers == 1 }, "one look where nobody answers")
  }

  @Test(
    "Neighbours at a gauge's address are no gauge, and are left as they were",
    arguments: [
      // Adafruit's seesaw and an EEPROM give ones, a multiplexer its channels, a humidity sensor anything.
      (0x36, [:]), (0x57, [:]), (0x57, [0x00: [0x00], 0x01: [0x00]]),
      (0x62, [0x00: [0x00], 0x02: [0x81, 0x0F]]),
      (0x0B, [0x09: [0xFF, 0xFF], 0x1A: [0xFF, 0xFF, 0xFF]]),
      (0x40, [0x00: [0x11, 0x04], 0x02: [0xFF, 0xFF]]),
      (0x48, [0x00: [0x19, 0x00], 0x02: [0x4B, 0x00], 0x03: [0x50, 0x00]]), (0x70, [0x18: [0x18]]),
      (0x14, [0x41: [0x00, 0x00], 0x49: [0x00, 0x00, 0x00]]),
      (0x75, [0xA2: [0, 0], 0xD0: [0, 0], 0x00: [0]]),
      (0x08, [0x00: [0x26], 0x02: [0xFF]]), (0x08, [0x00: [0x00], 0x02: [0x00]]),
      (0x5A, [11: [0x3A, 0xD2], 15: [0x3A]]), (0x5C, [8: [0x00, 0x00], 12: [0]]), (0x64, [0x00: [0x60]]),
    ] as [(UInt8, [UInt8: [UInt8]])])
  func neighbours(address: UInt8, registers: [UInt8: [UInt8]]) throws {
    let chip = WireChip(registers)
    #expect(try GaugeProbe.findings(at: address, on: chip)?.isEmpty == true)
    #expect(chip.writes.isEmpty)
  }
}
