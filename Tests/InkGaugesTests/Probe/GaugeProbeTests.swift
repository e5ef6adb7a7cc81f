import InkBuses
import Testing

@testable import InkGauges

@Suite struct GaugeProbeTests {
  /// A bus of chips by address.
  final class Bus: ProbedBus {
    var chips: [UInt8: WireChip] = [:]
    var drivers: [UInt8: String] = [:]
    var openError: BusError?
    private(set) var opened: [UInt8] = []

    func driver(at address: UInt8) -> String? { drivers[address] }
    func open(at address: UInt8) throws(BusError) -> any I2CDevice {
      if let openError { throw openError }
      opened.append(address)
      if let chip = chips[address] { return chip }
      let nobody = WireChip([:])
      nobody.refused = Set(0...255)
      return nobody
    }
  }

  @Test(
    "A chip is told by what it holds",
    arguments: [
      (
        0x36, [0x02: [0xB9, 0x00], 0x08: [0x00, 0x12], 0x0C: [0x97, 0x1C]],
        ["max17048", "max17058", "max17049", "max17059"]
      ),
      (0x36, [0x02: [0xB5, 0x20], 0x08: [0x00, 0x02], 0x0C: [0x97, 0x00]], ["max17040", "max17041"]),
      (0x36, [0x02: [0xB5, 0x20], 0x08: [0x00, 0x03], 0x0C: [0x97, 0x1C]], ["max17043", "max17044"]),
      (
        0x36, [0x02: [0x00, 0xB9], 0x08: [0x00, 0x00], 0x0C: [0x00, 0x00], 0x21: [0x10, 0x40]], ["max17055"]
      ),
      // A board of Adafruit's answers ones to registers of one byte.
      (0x36, [:], []),
      (0x62, [0x00: [0x73], 0x02: [0x30, 0xAB]], ["cw2015"]),
      (0x62, [0x00: [0x73], 0x02: [0, 0]], ["cw2015"]),
      (0x62, [0x00: [0x81], 0x02: [0xFF, 0xFF]], []),
      (0x55, [0x02: [0xA4, 0x0B], 0x04: [0xD8, 0x0E]], ["bq27441", "bq27421", "bq27427"]),
      (
        0x55, [0x02: [0, 0], 0x04: [0, 0], 0x06: [0xA4, 0x0B], 0x08: [0xD8, 0x0E]],
        ["bq27220", "bq27z561", "bq28z610"]
      ),
      (0x0B, [0x09: [0xA6, 0x0E], 0x1A: [0x01, 0x03, 0x60]], []),
      (0x0B, [0x09: [0xE0, 0x2E], 0x1A: [0x31, 0x00, 0x00]], ["sbs"]),
      (0x57, [0x00: [0x03], 0x01: [0x0F]], ["pisugar-3"]), (0x57, [:], []),
      (0x75, [0xA2: [0x74, 0x11], 0xD0: [0, 0]], ["ip5209"]),
      (0x75, [0xA2: [0, 0], 0xD0: [0x74, 0x11]], ["ip5312"]),
      (0x75, [0xA2: [0, 0], 0xD0: [0, 0], 0x00: [0x35], 0x78: [0xC0]], ["ip5306"]),
      (0x14, [0x41: [0x40, 0xBF], 0x49: [0xA6, 0x0E, 0x57]], ["pijuice"]),
      (0x14, [0x41: [0x40, 0xBE], 0x49: [0xA6, 0x0E, 0x57]], []),
      (0x17, [0x00: [0xA6]], ["52pi-ups-v6"]),
      (0x17, [0x00: [0x00], 0x01: [0xE4, 0x0C]], ["52pi-ups-plus"]),
      (0x2D, [0x00: [0], 0x03: [0x03], 0x20: [0x60, 0x3B]], ["waveshare-ups-hat-e"]),
      (0x10, [0x00: [0x10], 0x01: [0xDF]], ["dfrobot-ups"]), (0x64, [0x00: [0xA0]], ["cw2217"]),
      (0x34, [0x03: [0x4A]], ["axp2101"]), (0x34, [0x03: [0x41]], ["axp209", "axp202"]),
      (0x34, [0x03: [0x99]], []),
      (0x5A, [11: [0x1D, 0xB0], 15: [0x32]], ["sunfounder-spc"]),
      (0x5A, [11: [0x00, 0x10], 15: [0x32]], []),
      (0x5C, [8: [0xB0, 0x1D], 12: [0x32]], ["sunfounder-pipower-5"]),
      (0x43, [0x00: [0x39, 0x9F], 0x02: [0x1D, 0x62], 0x05: [0, 0]], ["ina219"]),
      (0x40, [0x00: [0x41, 0x27], 0xFE: [0x54, 0x49], 0xFF: [0x22, 0x60]], ["ina226"]), (0x40, [:], []),
      (0x48, [0x00: [0, 0], 0x02: [0x80, 0x00], 0x03: [0x7F, 0xFF]], ["ads1115"]),
      (0x48, [0x00: [0x19, 0x00]], []),
      (0x70, [0x18: [0x14]], ["stc3115"]), (0x69, [0x08: [0x71, 0x03]], ["ups-pico"]),
      (0x08, [0x00: [0x37], 0x02: [0x4B]], ["witty-pi-4-l3v7"]),
      (0x08, [0x00: [0x36], 0x02: [0x00]], ["witty-pi-4"]),
    ] as [(UInt8, [UInt8: [UInt8]], [String])])
  func told(address: UInt8, registers: [UInt8: [UInt8]], models: [String]) throws {
    let chip = WireChip(registers)
    let findings = try #require(try GaugeProbe.findings(at: address, on: chip))
    #expect(findings.map(\.model) == models)
    #expect(chip.writes.isEmpty, "a look never writes")
    #expect(
      findings.allSatisfy { finding in
        GaugeCatalog.all.contains { $0.name == finding.model && $0.addresses.contains(address) }
      })
    #expect(findings.allSatisfy { !$0.evidence.isEmpty })
  }

  @Test("Onsemi's gauges are told by the check byte")
  func onsemi() throws {
    // 16 1A 17 01 10 by hand: the check byte that the datasheet's rule gives.
    let chip = WireChip([0x09: [0xA6, 0x0E], 0x1A: [0x01, 0x10]], check: .crc(address: 0x0B))
    chip.onTransfer = { chip, _ in chip.check = .crc(address: 0x0B) }
    #expect(try GaugeProbe.findings(at: 0x0B, on: chip)?.map(\.model) == ["lc709204f"])
  }

  @Test("The number of a humidity sensor is never asked for: it would be a reset")
  func neighbour() throws {
    let chip = WireChip([0x00: [0x3A, 0x00]])
    var asked: [UInt8] = []
    chip.onTransfer = { _, written in asked += written }
    _ = try GaugeProbe.findings(at: 0x40, on: chip)
    #expect(!asked.contains(0xFE))
  }

  @Test("Every chip on a bus has an address that is looked at")
  func complete() {
    let looked = Set(GaugeProbe.addresses + GaugeProbe.delicateAddresses)
    for model in GaugeCatalog.all { #expect(looked.isSuperset(of: model.addresses), "\(model.name)") }
  }

  @Test("A scan tells what is there, leaves a driven chip alone and says whose it is")
  func scan() throws {
    let bus = Bus()
    bus.chips[0x43] = WireChip([0x00: [0x39, 0x9F], 0x02: [0x1D, 0x62], 0x05: [0, 0]])
    bus.chips[0x57] = WireChip([:])
    bus.drivers[0x36] = "max17040"
    let found = try GaugeProbe.scan(bus)
    #expect(found.map(\.address) == [0x36, 0x57, 0x43])
    #expect(found[0].driver == "max17040" && found[0].findings.count == 8, "by its driver's name")
    #expect(found[0].findings.allSatisfy { $0.model.hasPrefix("max1704") || $0.model.hasPrefix("max1705") })
    #expect(found[1].findings.isEmpty && found[1].driver == nil)
    #expect(found[2].findings.map(\.model) == ["ina219"])
    #expect(!bus.opened.contains(0x36))
    #expect(!bus.opened.contains(0x70) && !bus.opened.contains(0x69))
  }

  @Test("A bus that cannot be had is an error; an address that is held is a fact")
  func refused() throws {
    let bus = Bus()
    bus.openError = BusError(.noPermission(group: "i2c"), node: "/dev/i2c-1", operation: "open", errno: 13)
    #expect(throws: BusError.self) { try GaugeProbe.scan(bus) }
    bus.openError = BusError(.busy(holder: nil), node: "/dev/i2c-1", operation: "open", errno: 16)
    #expect(
      try GaugeProbe.scan(bus, addresses: [0x36]) == [ProbedAddress(address: 0x36, driver: "a kernel driver")]
    )
  }
}
