import InkBuses
import Testing

@testable import InkGauges

/// Values that cannot be believed, and what is said of them.
@Suite struct DoubtTests {
  func read(
    _ model: String, changing changes: [UInt8: [UInt8]], _ settings: GaugeSettings = GaugeSettings()
  ) throws -> BatteryReading {
    let each = try #require(ChipReading.all.first { $0.model == model })
    let chip = WireChip(each.registers.merging(changes) { $1 }, check: each.check)
    return try GaugeCatalog.model(named: model).gauge(on: chip, settings: settings, clock: HandClock()).read()
  }

  @Test(
    "A value that cannot be is left out, and that is said",
    arguments: [
      // 250 %, the percentage alone.
      (
        "bq27441", [0x1C: [0xFA, 0x00]], "3.800V -0.200A 24.9°C 92% health 2000mAh",
        [.implausible("percentage", "250.0 %")]
      ),
      // 0 % of a cell at 3.8 V.
      (
        "bq27220", [0x2C: [0, 0]], "3.800V 0.200A 24.9°C full in 3600s 7 cycles 98% health 1000mAh",
        [.percentNotReady]
      ),
      // 65535 x 0.1 K is no temperature.
      (
        "bq27441", [0x02: [0xFF, 0xFF]], "64.0% 3.800V -0.200A 92% health 2000mAh",
        [.implausible("temperature", "6280.4 °C")]
      ),
      // 60 000 mAh and more is what an unset chip says; ITPOR.
      (
        "bq27441", [0x06: [0x29, 0x00]], "64.0% 3.800V -0.200A 24.9°C 92% health 2000mAh",
        [.configurationLost]
      ),
      // No battery was told to the chip.
      ("bq27441", [0x06: [0x01, 0x00]], "3.800V -0.200A 24.9°C 92% health 2000mAh", [.percentNotReady]),
      // At ±40 mV the converter clips at 4000 counts.
      ("ina219", [0x00: [0x21, 0x9F], 0x01: [0xF0, 0x60]], "29.6% by voltage 3.760V", [.currentOverRange]),
      // The controller has lost its gauge.
      (
        "waveshare-ups-hat-e", [0x02: [0x00, 0x01]],
        "55.0% 15.200V -1.000A discharging no power empty in 5400s", [.stale]
      ),
      ("cw2015", [0x04: [0xFF, 0x00]], "3.800V empty in 7200s", [.percentNotReady]),
      ("axp209", [0xB9: [0x7F]], "29.4% by voltage 3.799V 0.400A charging power", []),
      (
        "max17055", [0x3D: [0x00, 0x00], 0x00: [0x02, 0x00]],
        "75.5% 3.800V -0.250A 25.0°C empty in 7200s 4 cycles 97% health 1000mAh", [.configurationLost]
      ),
    ] as [(String, [UInt8: [UInt8]], String, [ReadingCaveat])])
  func leftOut(model: String, changes: [UInt8: [UInt8]], text: String, caveats: [ReadingCaveat]) throws {
    let reading = try read(model, changing: changes)
    #expect(reading.text == text)
    #expect(reading.caveats == caveats)
  }

  @Test("A wrong shunt shows by amperes that no board draws")
  func wrongShunt() throws {
    let reading = try read("ina219", changing: [:], GaugeSettings(shuntMilliohms: 1))
    #expect(reading.amperes == nil && reading.caveats == [.currentOverRange])
  }

  @Test("The shunt of the board file counts, and so does the way it is wired")
  func shunt() throws {
    #expect(try read("ina219", changing: [:], GaugeSettings(shuntMilliohms: 200)).text.contains(" -0.062A"))
    #expect(
      try read("ina219", changing: [:], GaugeSettings(isCurrentInverted: true)).text.contains(" 0.123A"))
  }

  @Test("Wrong cells are found by the voltage")
  func cells() throws {
    let error = thrown(GaugeError.self) { try read("ina219", changing: [0x02: [0x3E, 0x32]]) }
    #expect(error == .implausibleVoltage(volts: 7.96, cells: 1, gauge: "TI INA219 on /dev/i2c-1"))
    #expect(try read("ina219", changing: [0x02: [0x3E, 0x32]], GaugeSettings(cells: 2)).volts == 7.96)
  }

  @Test("A capacity of its own is told where the board file names another")
  func capacity() throws {
    let reading = try read(
      "bq27441", changing: [0x0E: [0x3C, 0x05]], GaugeSettings(capacityMilliampereHours: 3000))
    #expect(reading.caveats == [.capacityDiffers(chip: 1340, board: 3000)])
    #expect(try read("bq27441", changing: [:], GaugeSettings(capacityMilliampereHours: 2200)).caveats.isEmpty)
  }

  @Test(
    "Swapped bytes are found by the voltage",
    arguments: ["bq27441", "bq27220", "cw2015", "ina219", "pisugar-3", "52pi-ups-plus"])
  func swapped(model: String) throws {
    let each = try #require(ChipReading.all.first { $0.model == model })
    let chip = WireChip(each.registers.mapValues { $0.count == 2 ? $0.reversed() : $0 })
    let gauge = try GaugeCatalog.model(named: model).gauge(on: chip, clock: HandClock())
    #expect(throws: GaugeError.self) { try gauge.read() }
  }

  @Test("A wrong check byte is tried thrice, and told", arguments: ["lc709203f", "pijuice"])
  func garbled(model: String) throws {
    let each = try #require(ChipReading.all.first { $0.model == model })
    let chip = WireChip(each.registers, check: each.check)
    let gauge = try GaugeCatalog.model(named: model).gauge(on: chip, clock: HandClock())
    _ = try gauge.read()
    chip.garble = 0x01
    let before = chip.transfers
    let error = thrown(GaugeError.self) { try gauge.read() }
    guard case .garbled(_, .checksum, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((chip.transfers - before) % 3 == 0)
    chip.garble = 0
    #expect(try gauge.read().text == each.text)
  }

  @Test("A value that moves while it is read is read again, and in the end told")
  func torn() throws {
    let each = try #require(ChipReading.all.first { $0.model == "cw2217" })
    let chip = WireChip(each.registers)
    let gauge = try GaugeCatalog.model(named: "cw2217").gauge(on: chip, clock: HandClock())
    // 0x0FFF turns to 0x1000, and the first look has half of each.
    chip.registers[0x02] = [0x1F, 0xFF]
    chip.onTransfer = { chip, written in if written == [0x02] { chip.registers[0x02] = [0x2F, 0x80] } }
    #expect(try gauge.read().text == each.text)
    var next: UInt8 = 0
    chip.onTransfer = { chip, _ in
      next &+= 1
      chip.registers[0x02] = [0x2F, next]
    }
    let reading = try? gauge.read()
    #expect(reading?.volts == nil && reading?.percent == nil)
  }

  @Test("One register that fails leaves the others")
  func alone() throws {
    let each = try #require(ChipReading.all.first { $0.model == "bq27441" })
    let chip = WireChip(each.registers)
    let gauge = try GaugeCatalog.model(named: "bq27441").gauge(on: chip, clock: HandClock())
    _ = try gauge.read()
    chip.refused = [0x10]
    let reading = try gauge.read()
    #expect(reading.text == "64.0% 3.800V 24.9°C 92% health 2000mAh")
    #expect(reading.caveats == [.unreadable("AverageCurrent")])
  }

  @Test("A smart battery that was reset calls its percentage a guess")
  func uncalibrated() throws {
    #expect(try read("sbs", changing: [0x0C: [0x64, 0x00]]).caveats == [.uncalibrated])
  }
}
