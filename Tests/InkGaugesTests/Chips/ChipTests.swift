import InkBuses
import Testing

@testable import InkGauges

/// Every chip that is a table of registers, on bytes.
@Suite struct ChipTests {
  static func gauge(
    _ name: String, on chip: WireChip, _ settings: GaugeSettings = GaugeSettings(),
    clock: HandClock = HandClock()
  ) throws -> any FuelGauge {
    try GaugeCatalog.model(named: name).gauge(on: chip, settings: settings, clock: clock)
  }

  /// The models that are tables of registers.
  static let models = GaugeCatalog.all.filter {
    $0.needsBus && !$0.name.hasPrefix("max1704") && !$0.name.hasPrefix("max1705")
  }

  @Test("Bytes worked out by hand give the reading", arguments: ChipReading.all)
  func reading(each: ChipReading) throws {
    let gauge = try Self.gauge(each.model, on: WireChip(each.registers, check: each.check))
    #expect(try gauge.read().text == each.text)
  }

  @Test("Every model has bytes worked out by hand", arguments: GaugeCatalog.all.map(\.name))
  func covered(name: String) {
    let elsewhere = MAX1704xPart.allCases.map(\.rawValue) + ["mains", "power-supply"]
    // One table of registers under several names.
    let same =
      ["max17261", "max17262", "max17263", "bq27z561", "waveshare-ups-hat-b", "waveshare-ups-hat-c"]
      + ["waveshare-ups-hat-d", "waveshare-ups-module-3s"]
    #expect((elsewhere + same + ChipReading.all.map(\.model)).contains(name))
  }

  @Test("Ones are an error for every chip", arguments: models.map(\.name))
  func allOnes(name: String) throws {
    #expect(throws: GaugeError.self) { try Self.gauge(name, on: WireChip([:])).read() }
  }

  @Test("Zeros are an error for every chip, or a battery that is not there", arguments: models.map(\.name))
  func allZeros(name: String) throws {
    let zeros = Dictionary(uniqueKeysWithValues: (0...255).map { (UInt8($0), [UInt8(0)]) })
    let check: WireChip.Check =
      name == "pijuice" ? .xor : name.hasPrefix("lc709") ? .crc(address: 0x0B) : .none
    guard let reading = try? Self.gauge(name, on: WireChip(zeros, check: check)).read() else { return }
    #expect(!reading.isPresent)
    #expect(reading.percent == nil && reading.volts == nil)
  }

  @Test("A chip that does not answer is an error, after three tries", arguments: models.map(\.name))
  func silent(name: String) throws {
    let chip = WireChip([:])
    chip.refused = Set(0...255)
    let gauge = try Self.gauge(name, on: chip)
    #expect(throws: GaugeError.self) { try gauge.read() }
    #expect(chip.transfers % 3 == 0 && chip.transfers <= 9)
  }

  @Test("Hot unplugging is told at once", arguments: models.map(\.name))
  func gone(name: String) throws {
    let chip = WireChip([:])
    chip.failures = [.gone]
    let gauge = try Self.gauge(name, on: chip)
    #expect(
      throws: GaugeError.bus(
        BusError(.gone, node: chip.name, operation: "transfer", errno: 121), gauge: gauge.name)
    ) {
      try gauge.read()
    }
    #expect(chip.transfers == 1)
  }

  @Test("A register that is not acknowledged costs its own value only", arguments: ChipReading.all)
  func oneRegister(each: ChipReading) throws {
    let whole = try Self.gauge(each.model, on: WireChip(each.registers, check: each.check)).read()
    for address in each.registers.keys.sorted() {
      let chip = WireChip(each.registers, check: each.check)
      let gauge = try Self.gauge(each.model, on: chip)
      _ = try gauge.read()
      chip.refused = [address]
      guard let reading = try? gauge.read() else { continue }
      // What is still told is what was told before, or is left out; an estimate may lack the current.
      if let volts = reading.volts { #expect(volts == whole.volts) }
      if let percent = reading.percent, !reading.isPercentEstimated { #expect(percent == whole.percent) }
      if let amperes = reading.amperes { #expect(abs(amperes) == whole.amperes.map(abs)) }
    }
  }

  @Test("A reading writes nothing to a chip that is awake", arguments: ChipReading.all)
  func readOnly(each: ChipReading) throws {
    let chip = WireChip(each.registers, check: each.check)
    let gauge = try Self.gauge(each.model, on: chip)
    _ = try gauge.read()
    // TI's sub-command for the type, and the converter that is started for each reading.
    let allowed: [[UInt8]] =
      switch each.model {
      case "ads1115": [[0x01, 0xC3, 0x83]]
      // And what its block of the data memory is to show.
      case "bq27427": [[0x00, 0x01, 0x00], [0x61, 0x00], [0x3E, 105], [0x3F, 0x00]]
      default: [[0x00, 0x01, 0x00]]
      }
    #expect(chip.writes.allSatisfy { allowed.contains($0) }, "\(chip.writes)")
  }

  @Test("Registers have names, and the raw ones cover those that are read", arguments: ChipReading.all)
  func raw(each: ChipReading) throws {
    let chip = WireChip(each.registers, check: each.check)
    let registers = try Self.gauge(each.model, on: chip).rawRegisters()
    #expect(Set(registers.map(\.name)).count == registers.count)
    #expect(registers.allSatisfy { $0.meaning != nil })
  }
}
