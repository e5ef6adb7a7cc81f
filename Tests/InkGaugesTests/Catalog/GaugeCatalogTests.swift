import InkErrors
import Testing

@testable import InkGauges

@Suite struct GaugeCatalogTests {
  @Test("Names are in order and given once")
  func names() {
    let names = GaugeCatalog.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(names.contains("mains") && names.contains("max17048"))
  }

  @Test("Every kind makes a gauge with its cells and a name", arguments: GaugeCatalog.all.map(\.name))
  func makes(name: String) throws {
    let model = try GaugeCatalog.model(named: name)
    let gauge = try model.gauge(on: RegisterFile(), clock: HandClock(), supplies: SupplyFiles())
    #expect(gauge.cells == model.cells)
    #expect(!gauge.name.isEmpty && !model.title.isEmpty)
    #expect(model.addresses.allSatisfy { (0x08...0x77).contains($0) })
  }

  @Test("A gauge on a bus needs one, mains does not", arguments: GaugeCatalog.all.map(\.name))
  func bus(name: String) throws {
    let model = try GaugeCatalog.model(named: name)
    if model.needsBus {
      #expect(throws: GaugeError.noBus(gauge: model.title)) { try model.gauge(on: nil, clock: HandClock()) }
    } else if model.place == .kernel {
      #expect(throws: GaugeError.noSupply(name: nil)) { try model.gauge(on: nil, clock: HandClock()) }
    } else {
      #expect(try model.gauge(on: nil, clock: HandClock()).read().isPresent == false)
    }
  }

  @Test("Case does not count, and a typo is answered with the nearest name")
  func typo() throws {
    #expect(try GaugeCatalog.model(named: "MAX17048").name == "max17048")
    let error = try #require(thrown(UnknownGauge.self) { try GaugeCatalog.model(named: "max17o48") })
    #expect(error.suggestion == "max17048" && error.exitStatus == .configuration)
    #expect(
      error.description == """
        No gauge is called "max17o48".
          likely cause: The name is misspelt; the nearest is "max17048".
          what to do: Write "max17048", or see all names with: inkglance list gauges
        """)
    #expect(
      UnknownGauge(name: "pisugar", suggestion: nil).description == """
        No gauge is called "pisugar".
          likely cause: The chip has no driver yet, or the board's name was given instead of the chip's.
          what to do: See all names with: inkglance list gauges
        """)
  }

  @Test("A board's name finds its gauge, and no name is given twice")
  func aliases() throws {
    #expect(Set(GaugeCatalog.names).count == GaugeCatalog.names.count)
    #expect(try GaugeCatalog.model(named: "PiSugar-2").name == "ip5209")
    #expect(try GaugeCatalog.model(named: "ups-lite").name == "max17040")
    #expect(
      thrown(UnknownGauge.self) { try GaugeCatalog.model(named: "pisugar2") }?.suggestion == "pisugar-2")
  }

  @Test(
    "Every chip says what its numbers were taken from",
    arguments: GaugeCatalog.all.filter(\.needsBus).map(\.name))
  func sources(name: String) throws {
    let model = try GaugeCatalog.model(named: name)
    let source = try #require(model.source)
    #expect(source.count > 10)
    #expect(try model.gauge(on: WireChip([:]), clock: HandClock()).source == source)
  }

  @Test(
    "Every number in a table has a unit, and every register a name of its own", arguments: ChipReading.all)
  func units(each: ChipReading) throws {
    let gauge = try GaugeCatalog.model(named: each.model).gauge(
      on: WireChip(each.registers, check: each.check), clock: HandClock())
    for register in try gauge.rawRegisters() {
      let meaning = try #require(register.meaning)
      let isNumber = meaning.first.map { $0.isNumber || $0 == "-" } == true && !meaning.hasPrefix("0x")
      let isCount = ["Cycle", "CYCLE", "COUNTER"].contains { register.name.contains($0) }
      #expect(!isNumber || isCount || meaning.contains(" "), "\(register.name): \(meaning)")
    }
  }
}
