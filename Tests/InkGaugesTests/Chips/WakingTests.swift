import InkBuses
import Testing

@testable import InkGauges

/// What chips need before they measure, and that they get no more.
@Suite struct WakingTests {
  let clock = HandClock()

  func registers(_ model: String) -> [UInt8: [UInt8]] {
    ChipReading.all.first { $0.model == model }?.registers ?? [:]
  }

  func read(_ model: String, on chip: WireChip, _ settings: GaugeSettings = GaugeSettings()) throws
    -> BatteryReading
  {
    try GaugeCatalog.model(named: model).gauge(on: chip, settings: settings, clock: clock).read()
  }

  @Test(
    "A chip that does not measure is switched on by the one bit that does it",
    arguments: [
      ("cw2015", 0x0A, [0xC0], [0x0A, 0x00]), ("stc3115", 0x00, [], [0x00, 0x18]),
      ("axp192", 0x82, [0x83], [0x82, 0xC3]), ("axp2101", 0x30, [0x1E], [0x30, 0x1F]),
      ("ina219", 0x00, [0x39, 0x98], [0x00, 0x39, 0x9F]),
      ("ina219", 0x00, [0x00, 0x00], [0x00, 0x39, 0x9F]),
      ("ina226", 0x00, [0x41, 0x24], [0x00, 0x41, 0x27]),
    ] as [(String, UInt8, [UInt8], [UInt8])])
  func switchedOn(model: String, address: UInt8, asleep: [UInt8], written: [UInt8]) throws {
    var registers = registers(model)
    if asleep.isEmpty { registers[address]?[0] = 0x08 } else { registers[address] = asleep }
    let chip = WireChip(registers)
    chip.onTransfer = { chip, bytes in
      // The block of the STC3115 is one entry of the table.
      if model == "stc3115", bytes == written {
        chip.registers[0x00] = [0x18] + (registers[0x00] ?? []).dropFirst()
      }
    }
    let expected = ChipReading.all.first { $0.model == model }?.text
    #expect(try read(model, on: chip).text == expected)
    #expect(chip.writes == [written])
    #expect(clock.now >= .milliseconds(80))
  }

  @Test("A chip that falls asleep again at once is an error", arguments: ["cw2015", "cw2217", "lc709203f"])
  func staysAsleep(model: String) throws {
    let asleep: [String: (UInt8, [UInt8])] = [
      "cw2015": (0x0A, [0xC0]), "cw2217": (0x08, [0xF0]), "lc709203f": (0x15, [0x02, 0x00]),
    ]
    let (address, bytes) = try #require(asleep[model])
    var registers = registers(model)
    registers[address] = bytes
    if model == "cw2217" { registers[0xA7] = [0x00] }
    let chip = WireChip(registers, check: model == "lc709203f" ? .crc(address: 0x0B) : .none)
    chip.onTransfer = { chip, written in if written.count > 1 { chip.registers[address] = bytes } }
    let error = thrown(GaugeError.self) { try read(model, on: chip) }
    guard case .asleep = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("CW2217 starts by way of a restart, and is waited for")
  func cw2217() throws {
    var registers = registers("cw2217")
    registers[0x08] = [0xF0]
    registers[0xA7] = [0x00]
    let chip = WireChip(registers)
    chip.onTransfer = { [clock] chip, _ in
      if clock.now > .milliseconds(1500) { chip.registers[0xA7] = [0x0C] }
    }
    #expect(try read("cw2217", on: chip).percent == 75.5)
    #expect(chip.writes == [[0x08, 0x30], [0x08, 0x00]])
  }

  @Test("LC709203F misses the first transfers after sleep, and is told the size of its battery once")
  func lc709203f() throws {
    var registers = registers("lc709203f")
    registers[0x15] = [0x02, 0x00]
    registers[0x0B] = [0x08, 0x00]
    let chip = WireChip(registers, check: .crc(address: 0x0B))
    chip.failures = Array(repeating: .noAcknowledge, count: 5)
    // A write carries its own check byte, which is not kept.
    chip.onTransfer = { chip, written in
      if written.count == 4 { chip.registers[written[0]] = Array(written[1...2]) }
    }
    let settings = GaugeSettings(capacityMilliampereHours: 1000)
    #expect(try read("lc709203f", on: chip, settings).percent == 77.4)
    #expect(chip.writes.map { Array($0.prefix(3)) } == [[0x15, 0x01, 0x00], [0x0B, 0x19, 0x00]])
    #expect(chip.writes.first?.last == 0x64, "the check byte of the datasheet's example")
  }

  @Test(
    "The adjustment for a battery's size lies between those that are published",
    arguments: [(100, 0x08), (50, 0x08), (500, 0x10), (750, 0x15), (1000, 0x19), (3000, 0x36), (9000, 0x36)]
      as [(Double, UInt8)])
  func apa(capacity: Double, value: UInt8) {
    #expect(LC709203F.apa(milliampereHours: capacity) == value)
  }

  @Test("MAX17055 is set up after a reset where the capacity is known, and at no other time")
  func max17055() throws {
    var registers = registers("max17055")
    registers[0x00] = [0x82, 0x80]
    registers[0xBA] = [0x0C, 0x87]
    let chip = WireChip(registers)
    chip.onTransfer = { chip, written in if written.first == 0xDB { chip.registers[0xDB] = [0x00, 0x00] } }
    let reading = try read("max17055", on: chip, GaugeSettings(capacityMilliampereHours: 1000))
    #expect(
      chip.writes == [
        [0x60, 0x90, 0x00], [0xBA, 0x00, 0x00], [0x60, 0x00, 0x00], [0x18, 0xD0, 0x07], [0xDB, 0x00, 0x80],
        [0xBA, 0x0C, 0x87], [0x00, 0x80, 0x80],
      ])
    #expect(reading.caveats.isEmpty)

    let unknown = WireChip(registers)
    #expect(try read("max17055", on: unknown).caveats == [.configurationLost])
    #expect(unknown.writes.isEmpty)
  }

  @Test(
    "A chip that says it is another is not read",
    arguments: [
      ("bq27441", 0x00, [0x20, 0x02], "a TI BQ27220"),
      ("bq27427", 0x00, [0x21, 0x04], "a TI BQ27421 or BQ27441"),
      ("axp192", 0x03, [0x4A], "an AXP2101"), ("axp2101", 0x03, [0x03], "an AXP192"),
      ("cw2217", 0x00, [0x73], "a chip that calls itself 115"),
      ("stc3115", 0x18, [0x22], "a chip that calls itself 34"),
      ("dfrobot-ups", 0x01, [0x10], "a chip that calls itself 16"),
      ("witty-pi-4", 0x00, [0x37], "a Witty Pi 4 L3V7"), ("witty-pi-4-l3v7", 0x00, [0x36], "a Witty Pi 4"),
      ("witty-pi-4", 0x00, [0x12], "a chip that calls itself 18"),
    ] as [(String, UInt8, [UInt8], String)])
  func otherChip(model: String, address: UInt8, bytes: [UInt8], found: String) throws {
    var registers = registers(model)
    registers[address] = bytes
    let chip = WireChip(registers)
    // The answer to the sub-command, not the sub-command.
    chip.onTransfer = { chip, written in if written.count > 1 { chip.registers[address] = bytes } }
    let error = thrown(GaugeError.self) { try read(model, on: chip) }
    guard case .otherChip(found, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("PiSugar 3 in its boot loader has no measurement")
  func bootLoader() throws {
    var registers = registers("pisugar-3")
    registers[0x01] = [0xF0]
    #expect(throws: GaugeError.notReady(gauge: "PiSugar 3 on /dev/i2c-1")) {
      try read("pisugar-3", on: WireChip(registers))
    }
  }
}
