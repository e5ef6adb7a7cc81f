import Testing

@testable import InkGauges

/// The tables of registers: name, address, scale, unit and source, each row of each.
@Suite struct RegisterTableTests {
  static let models = GaugeCatalog.all.filter(\.needsBus)

  @Test("Every register of every model names the document and section it was taken from", arguments: models)
  func source(model: GaugeModel) {
    #expect(!model.registers.isEmpty)
    for register in model.registers {
      // A document, then what of it.
      let parts = register.source.split(separator: ",", maxSplits: 1)
      #expect(parts.count == 2 && parts.allSatisfy { $0.count >= 4 }, "\(register.name): \(register.source)")
      #expect(!register.source.hasPrefix("/") && !register.source.contains(".md"), "a name, not a place")
    }
  }

  @Test("Every row has a name of its own, and a number has a unit", arguments: models)
  func rows(model: GaugeModel) {
    #expect(Set(model.registers.map(\.name)).count == model.registers.count)
    #expect(model.registers.allSatisfy { !$0.name.isEmpty && (1...4).contains($0.encoding.bytes) })
    for register in model.registers {
      guard let scale = register.scale else { continue }
      // Counts of times are numbers without one.
      let isCount = register.quantity == .cycles || register.name == "REG_COUNTER"
      #expect(isCount == scale.unit.isEmpty, "\(register.name)")
      #expect(scale.factor != 0)
    }
  }

  @Test("Tables are in the order of addresses", arguments: models)
  func order(model: GaugeModel) {
    let addresses = model.registers.map(\.address)
    #expect(addresses == addresses.sorted())
  }

  @Test("Values of two separate registers are marked as such where the chip does not hold them")
  func split() {
    let split = Dictionary(
      uniqueKeysWithValues: Self.models.map { ($0.name, $0.registers.filter(\.isSplit).map(\.name)) })
    #expect(split["axp192"]?.contains("Battery voltage") == true)
    #expect(split["axp209"]?.contains("Charge current") == true)
    #expect(split["ip5209"] == ["BATVADC", "BATIADC", "BATOCV"])
    #expect(split["ip5312"] == ["BATVADC", "BATIADC"])
    #expect(split["axp2101"] == [])
  }

  @Test("The source of a register is told with its meaning")
  func raw() throws {
    let chip = WireChip(ChipReading.all.first { $0.model == "axp192" }?.registers ?? [:])
    let registers = try GaugeCatalog.model(named: "axp192").gauge(on: chip, clock: HandClock()).rawRegisters()
    #expect(registers.allSatisfy { $0.source == "X-Powers AXP192 datasheet, register list" })
    let maxim = RegisterFile()
    let old = try MAX1704x(.max17048, on: maxim, clock: HandClock()).rawRegisters()
    #expect(old.first?.source == "Maxim MAX17048/MAX17049 datasheet, Register Summary")
  }
}
