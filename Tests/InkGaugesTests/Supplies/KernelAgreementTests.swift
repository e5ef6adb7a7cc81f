import Testing

@testable import InkGauges

/// The kernel's drivers and ours on the same registers.
@Suite struct KernelAgreementTests {
  /// A chip of ours and the kernel's driver of it, with registers to change.
  struct Pair: CustomTestStringConvertible {
    let model: String
    let kernel: KernelDriver
    /// Registers that stay as in `ChipReading`, and those that are changed: where, how many bytes first, and within
    /// what they stay plausible.
    let changed: [(address: UInt8, range: ClosedRange<Int>, isBig: Bool)]
    var settings = GaugeSettings()

    var testDescription: String { "\(model) and \(kernel.name)" }
  }

  static let pairs: [Pair] = [
    Pair(
      model: "max17040", kernel: .max17040(shift: 4, times: 1250, by: 1),
      changed: [(0x02, 0x8000...0xE000, true), (0x04, 0...0x6400, true)]),
    Pair(
      model: "max17041", kernel: .max17040(shift: 4, times: 2500, by: 1),
      changed: [(0x02, 0x8000...0xE000, true), (0x04, 0...0x6400, true)]),
    Pair(
      model: "max17048", kernel: .max17040(shift: 0, times: 625, by: 8),
      changed: [(0x02, 0x8000...0xE000, true), (0x04, 0...0x6400, true)]),
    Pair(
      model: "max17049", kernel: .max17040(shift: 0, times: 625, by: 4),
      changed: [(0x02, 0x8000...0xE000, true), (0x04, 0...0x6400, true)]),
    Pair(
      model: "max17055", kernel: .max17042(microohms: 10_000),
      changed: [
        (0x09, 0x8000...0xE000, false), (0x06, 0x100...0x6400, false), (0x0A, -12_000...12_000, false),
        (0x08, -2560...12_800, false), (0x10, 1000...20_000, false), (0x11, 10...50_000, false),
      ]),
    Pair(
      model: "bq27441", kernel: .bq27421,
      changed: [
        (0x04, 2600...4400, false), (0x1C, 1...100, false), (0x10, -3000...3000, false),
        (0x02, 2600...3300, false), (0x0E, 100...9000, false),
      ]),
    Pair(
      model: "bq27421", kernel: .bq27421,
      changed: [(0x04, 2600...4400, false), (0x1C, 1...100, false), (0x10, -3000...3000, false)]),
    Pair(
      model: "bq28z610", kernel: .bq28z610,
      changed: [
        (0x08, 5200...8800, false), (0x2C, 1...100, false), (0x14, -3000 ... -30, false),
        (0x06, 2600...3300, false), (0x12, 100...9000, false), (0x16, 1...5000, false),
        (0x2A, 0...2000, false),
      ]),
    Pair(
      model: "sbs", kernel: .sbs,
      changed: [
        (0x09, 8000...13_000, false), (0x0D, 1...100, false), (0x0A, -5000 ... -30, false),
        (0x08, 2600...3300, false), (0x10, 500...9000, false), (0x17, 0...2000, false),
        (0x12, 1...5000, false),
      ]),
    Pair(
      model: "cw2015", kernel: .cw2015,
      changed: [(0x02, 8600...14_400, true), (0x04, 0x100...0x6400, true), (0x06, 1...5000, true)]),
    Pair(
      model: "axp192", kernel: .axp20x(chargeBits: 13, hasGauge: false),
      changed: []),
    Pair(
      model: "axp209", kernel: .axp20x(chargeBits: 12, hasGauge: true),
      changed: [(0xB9, 1...100, true)]),
    Pair(
      model: "ina219", kernel: .ina2xx(isINA226: false, microohms: 10_000),
      changed: [(0x01, -3000 ... -30, true), (0x02, 5400...8800, true)],
      settings: GaugeSettings(shuntMilliohms: 10)),
    Pair(
      model: "ina219", kernel: .ina2xx(isINA226: false, microohms: 100_000),
      changed: [(0x01, -3000 ... -30, true), (0x02, 5400...8800, true)]),
    Pair(
      model: "ina226", kernel: .ina2xx(isINA226: true, microohms: 10_000),
      changed: [(0x01, -12_000 ... -200, true), (0x02, 2200...3500, true)],
      settings: GaugeSettings(shuntMilliohms: 10)),
  ]

  /// Registers by turns from one end of their range to the other, each at its own pace, so that every pair of values
  /// comes up; AXP's split values are two registers of a byte.
  static func registers(_ pair: Pair, round: Int) -> (registers: [UInt8: [UInt8]], check: WireChip.Check) {
    let base = ChipReading.all.first { $0.model == pair.model }
    var registers =
      base?.registers ?? [0x08: [0x00, 0x12], 0x0C: [0x97, 0x1C], 0x16: [0, 0], 0x1A: [0, 0]]
    for (index, change) in pair.changed.enumerated() {
      let span = change.range.upperBound - change.range.lowerBound
      let value = change.range.lowerBound + (span > 0 ? round * (7919 + 613 * index) % (span + 1) : 0)
      let (high, low) = (UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value))
      let isByte = registers[change.address]?.count == 1
      registers[change.address] = isByte ? [low] : change.isBig ? [high, low] : [low, high]
    }
    if pair.model.hasPrefix("max1704"), !["max17048", "max17049"].contains(pair.model) {
      registers[0x02]?[1] &= 0xF0
    }
    if pair.model == "axp192" || pair.model == "axp209" {
      registers[0x78] = [UInt8(0xA0 + round * 37 % 0x50), UInt8(round * 5 % 16)]
      let isCharging = round % 2 == 0
      registers[0x00] = [isCharging ? 0x24 : 0x00]
      registers[0x01] = [isCharging ? 0x60 : 0x20]
      registers[0x7A] = isCharging ? [UInt8(1 + round * 11 % 0x7F), UInt8(round * 3 % 16)] : [0, 0]
      registers[0x7C] = isCharging ? [0, 0] : [UInt8(1 + round * 13 % 0x7F), UInt8(round * 7 % 32)]
    }
    return (registers, base?.check ?? .none)
  }

  @Test(
    "The chip read by us says what the kernel's driver of it shows, in the kernel's steps", arguments: pairs)
  func chip(pair: Pair) throws {
    for round in 0..<200 {
      let (registers, check) = Self.registers(pair, round: round)
      let shown = pair.kernel.show(registers)
      let chip = WireChip(registers, check: check)
      let reading = try GaugeCatalog.model(named: pair.model).gauge(
        on: chip, settings: pair.settings, clock: HandClock()
      ).read()
      try Self.compare(reading, with: shown, pair)
    }
  }

  @Test("The kernel's files of it, read by us, say what the chip says", arguments: pairs)
  func files(pair: Pair) throws {
    for round in 0..<50 {
      let (registers, check) = Self.registers(pair, round: round)
      let shown = pair.kernel.show(registers)
      let whole = try GaugeCatalog.model(named: pair.model).gauge(
        on: WireChip(registers, check: check), settings: pair.settings, clock: HandClock()
      ).read()
      var properties = shown.mapValues { "\($0)" }
      properties["type"] = "Battery"
      properties["status"] = (shown["current_now"] ?? 0) > 0 ? "Charging" : "Discharging"
      var settings = pair.settings
      settings.cells = try GaugeCatalog.model(named: pair.model).cells
      let reading = try PowerSupplyGauge(
        in: SupplyFiles([pair.kernel.name: properties]), named: pair.kernel.name, settings: settings
      ).read()
      try Self.compare(reading, with: shown, pair)
      #expect(abs((reading.volts ?? 0) - (whole.volts ?? 0)) < 0.006)
    }
  }

  /// Within what the kernel's whole numbers leave.
  private static func compare(_ reading: BatteryReading, with shown: [String: Int], _ pair: Pair) throws {
    let volts = try #require(reading.volts)
    let microvolts = Double(try #require(shown["voltage_now"]))
    // CW2015's step is 305 µV, of which the kernel makes 304.7; a millivolt is its least, as AXP's and INA's.
    let least = pair.model == "cw2015" ? volts * 0.0011 + 0.001 : 0.0011
    #expect(abs(volts - microvolts * 1e-6) <= least, "\(volts) V, \(microvolts) µV")
    if let capacity = shown["capacity"], let percent = reading.percent, !reading.isPercentEstimated {
      #expect(Int(percent) == capacity || Int(percent.rounded()) == capacity, "\(percent) %, \(capacity)")
    }
    if let microamperes = shown["current_now"], let amperes = reading.amperes, amperes != 0 {
      let step = pair.kernel.name == "ina2xx" ? 0.0011 : 0.0006
      #expect(abs(amperes - Double(microamperes) * 1e-6) < step, "\(amperes) A, \(microamperes) µA")
    }
    if let tenths = shown["temp"], let celsius = reading.celsius {
      // 273.1 K there, 273.15 here.
      #expect(abs(celsius - Double(tenths) / 10) < 0.11, "\(celsius) °C, \(tenths)")
    }
    if let microhours = shown["charge_full"], let full = reading.fullMilliampereHours {
      #expect(abs(full - Double(microhours) / 1000) < 0.6)
    }
    if let cycles = shown["cycle_count"], cycles > 0 { #expect(reading.cycles == cycles) }
    let time = shown["time_to_empty_now"] ?? shown["time_to_empty_avg"]
    if let time, let left = reading.timeToEmpty {
      let seconds = pair.kernel.name == "cw2015-battery" ? time * 60 : time
      #expect(abs(left.inSeconds - Double(seconds)) <= 1)
    }
  }
}
