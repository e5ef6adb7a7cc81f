import Testing

@testable import InkSimulation

@Suite("Names of controllers")
struct ChipNamingTests {
  /// Names as tables of drivers and catalogues of makers print them, and the chip that is meant.
  static let names: [(name: String, chip: String)] = [
    ("SSD1680", "SSD1680"), ("ssd1680", "SSD1680"), ("SSD1680Z", "SSD1680"), ("SSD1680B", "SSD1680"),
    ("SSD1680; SSD16xx family flag", "SSD1680"), ("SSD16xx family flag", "SSD1680"), ("SSD16xx", "SSD1680"),
    ("SSD1681", "SSD1681"), ("SSD1682; selection header: SSD1681", "SSD1682"), ("SSD1683", "SSD1683"),
    ("2 x SSD1683", "SSD1683"), ("SSD1677", "SSD1677"), ("SSD1685", "SSD1685"), ("SSD1675B", "SSD1675B"),
    ("SSD1675", "SSD1675A"), ("IL3897; selection header: SSD1675A (IL3897)", "SSD1675A"),
    ("SSD1619A", "SSD1619"), ("SSD1608", "SSD1608"), ("SSD1673", "IL3895"), ("IL3895", "IL3895"),
    ("IL3829", "IL3829"), ("SSD1607", "IL3829"), ("IL3820; selection header: SSD1608 (IL3820)", "IL3820"),
    ("SSD2677", "SSD2677"),
    ("UC8151", "UC8151"), ("UC8151D", "UC8151"), ("UC8151 (IL0373); IL0373 (UC8151)", "UC8151"),
    ("UC8151; UC81xx family flag", "UC8151"), ("UC81xx family flag", "UC8151"), ("uc81xx", "UC8151"),
    ("IL0373", "IL0373"), ("IL0373; selection header: UC8151 (IL0373)", "IL0373"), ("IL0376F", "IL0376F"),
    ("il0398; selection header: UC8176 (IL0398)", "IL0398"), ("UC8176 (IL0398); IL0398 (UC8176)", "IL0398"),
    ("UC8276C", "UC8276"), ("UC8276", "UC8276"), ("UC8175", "UC8175"), ("UC8253", "UC8253"),
    ("UC8253C", "UC8253"), ("IL0324; selection header: UC8171 (IL0324)", "UC8171"), ("UC8171", "UC8171"),
    ("IL91874; selection header: EK79652 (IL91874)", "IL91874"), ("EK79686", "IL91874"),
    ("UC8179", "UC8179"), ("UC8179; selection header: UC8179C", "UC8179"), ("UC8279", "UC8179"),
    ("GD7965; selection header: EK79655 (GD7965)", "UC8179"), ("GD7965; selection header: UC8179", "UC8179"),
    ("EK79655", "UC8179"), ("JD79653A", "JD79653A"), ("JD79660", "JD79660"), ("JD79661", "JD79661"),
    ("JD79665AA", "JD79665"), ("JD79667", "JD79667"), ("JD79668", "JD79668"), ("HX8717", "HX8717"),
    ("IL0371; selection header: UC8159c (IL0371)", "IL0371"), ("UC8159", "UC8159"), ("UC8159c", "UC8159"),
    ("ACeP", "UC8159"), ("SPD1656", "UC8159"), ("AC073TC1", "AC073TC1"), ("AC073TC1A", "AC073TC1"),
    ("E673", "E673"), ("E640", "E673"), ("Spectra 6", "E673"), ("ED2208", "E673"), ("EL133UF1", "EL133UF1"),
    ("unknown", "UC8151"), ("SPD1657", "UC8159"), ("AC057TC1", "UC8159"), ("EL040EF1", "E673"),
    ("Spectra", "E673"), ("T133A01", "EL133UF1"),
  ]

  /// Members of a series without a datasheet here, and the series they are taken for.
  static let relatives: [(name: String, series: String)] = [
    ("SSD1676", "SSD16xx"), ("SSD1672", "SSD16xx"), ("SSD1687", "SSD16xx"), ("SSD1676A", "SSD16xx"),
    ("IL3896", "IL38xx"), ("SSD2683", "SSD26xx"), ("UC8154", "UC81xx"), ("UC8157", "UC81xx"),
    ("UC8177C", "UC81xx"), ("UC8251D", "UC82xx"), ("IL0389", "IL03xx"), ("IL91875", "IL91xxx"),
    ("JD79676", "JD79xxx"), ("JD79686B", "JD79xxx"), ("HX8715", "HX87xx"), ("EK79651", "EK79xxx"),
    ("panel with UC8154", "UC81xx"),
  ]

  @Test(
    "A number of a series that none is known of is taken for one of it, and called so", arguments: relatives)
  func relatives_areOfTheirSeries(name: String, series: String) throws {
    #expect(try #require(Chip.named(name)).name == series)
    #expect(try #require(SimulatedPanel(controller: name, width: 128, height: 296)).controller == series)
  }

  @Test("Every chip is found by its own name and its own aliases")
  func aliases_areTheirChips() throws {
    for chip in Chip.all {
      for name in [chip.name] + chip.aliases { #expect(Chip.named(name)?.name == chip.name, "\(name)") }
    }
  }

  @Test("A chip is found by every name it goes by, with or without its letter", arguments: names)
  func names_areKnown(name: String, chip: String) throws {
    #expect(try #require(Chip.named(name)).name == chip)
    #expect(try #require(Chip.named(name.lowercased())).name == chip)
    #expect(try #require(SimulatedPanel(controller: name, width: 128, height: 296)).controller == chip)
  }

  @Test(
    "What is no chip is none",
    arguments: [
      "", "SSD", "SSD168", "SSD1306", "SSD16801X", "UC", "UC81", "UC8156", "UC8156A", "SSD1606", "ST7305",
      "ACME1",
      "waveshare", "16", "---",
    ])
  func others_areNot(name: String) {
    #expect(Chip.named(name) == nil)
  }
}
