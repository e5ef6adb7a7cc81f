import InkBoards
import InkCatalogue
import InkErrors
import InkGauges
import InkPanels
import InkTimelines
import Testing

@testable import InkCommand

@MainActor
struct ListCommandsTests {
  @Test("every panel has a line that begins with its name", arguments: [120, 80, 40])
  func panels(width: Int) async {
    let run = await Run("list", "panels", width: width)
    #expect(run.status == .done)
    #expect(run.widestLine <= width)
    let names = run.output.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != " " }) }
    #expect(names == PanelCatalog.all.map(\.name))
  }

  @Test("a panel's line has its size and times")
  func panelFacts() async throws {
    let run = await Run("list", "panels", width: 150)
    let line = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("waveshare-2in13-v4 ") })
    let panel = PanelModel.waveshare2in13V4
    #expect(line.contains(" 122 × 250  SSD1680 ") && line.contains(" bw "))
    #expect(run.output.contains(" bwryogb ") && run.output.contains(" bwry "))
    #expect(line.contains(" \(panel.full.typical.shortText) "))
    #expect(line.hasSuffix(panel.title))
  }

  @Test(
    "words narrow the list to the panels that others call so",
    arguments: ["GxEPD2_270", "epd2in7", "WFI0190CZ22"])
  func panelsByWord(word: String) async {
    let run = await Run("list", "panels", word, width: 80)
    #expect(run.status == .done)
    #expect(run.output.split(separator: "\n").count < 6 && run.output.contains("IL91874"))
  }

  @Test("a word that no panel has is an error with a suggestion")
  func panelsUnknown() async {
    let run = await Run("list", "panels", "waveshare-2in31-v4")
    #expect(run.status == .configuration && run.output == "")
    #expect(run.errors.contains("waveshare-2in13-v4"))
  }

  @Test("panels as JSON")
  func panelsJSON() async throws {
    let json = try #require(await Run("list", "panels", "--json").json)
    #expect(json["schema"] as? Int == 1)
    let panels = try #require(json["panels"] as? [[String: Any]])
    #expect(panels.map { $0["name"] as? String } == PanelCatalog.all.map(\.name))
    #expect(
      Set(panels[0].keys) == [
        "name", "title", "part", "aliases", "controller", "width_pixels", "height_pixels", "inks", "full",
        "fast",
        "partial", "minimum_interval_s", "lowest_celsius", "highest_celsius", "rated_refreshes",
        "ram_column_offset_bytes", "markings", "gray", "gray_levels", "busy_level", "ghosting_screens",
        "ghosting_per_place",
      ])
    let full = try #require(panels[0]["full"] as? [String: Any])
    #expect(full["typical_ms"] as? Int == PanelCatalog.all[0].full.typical.wholeMilliseconds)
  }

  @Test("every gauge has a line", arguments: [80, 40])
  func gauges(width: Int) async {
    let run = await Run("list", "gauges", width: width)
    #expect(run.widestLine <= width)
    let names = run.output.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != " " }) }
    #expect(names == GaugeCatalog.all.map(\.name))
    guard width == 80 else { return }
    #expect(
      run.output.split(separator: "\n").contains {
        $0.split(separator: " ").prefix(2) == ["max17048", "0x36"]
      })
    #expect(run.output.contains(" 0x40-0x45 "))
  }

  @Test("gauges as JSON")
  func gaugesJSON() async throws {
    let json = try #require(await Run("list", "gauges", "--json").json)
    let gauges = try #require(json["gauges"] as? [[String: Any]])
    let gauge = try #require(gauges.first { $0["name"] as? String == "max17049" })
    #expect(gauge["addresses"] as? [String] == ["0x36"])
    #expect(gauge["cells"] as? Int == 2)
  }

  @Test("every board has a line, and one with faults says so", arguments: [140, 80, 40])
  func boards(width: Int) async throws {
    let directory = try TemporaryDirectory()
    _ = try directory.file("aaa.toml", "panel = 1\n")
    let paths = ConfigurationPaths(boards: [directory.path], displays: [])
    let run = await Run("list", "boards", width: width, paths: paths)
    #expect(run.widestLine <= width)
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.map { String($0.prefix { $0 != " " }) } == BoardFile.names(paths: paths))
    if width == 140 {
      #expect(lines.first { $0.hasPrefix("aaa ") }?.hasSuffix("its file has faults") == true)
      #expect(
        lines.contains {
          $0.split(separator: " ").prefix(3) == ["waveshare-epd-2in13-v4", "waveshare-2in13-v4", "max17048"]
        })
    }
  }

  @Test("boards as JSON")
  func boardsJSON() async throws {
    let json = try #require(await Run("list", "boards", "--json").json)
    let boards = try #require(json["boards"] as? [[String: Any]])
    let board = try #require(boards.first { $0["name"] as? String == "simulated" })
    #expect(board["simulated"] as? Bool == true)
    #expect(board["rotation_degrees"] as? Int == 90)
    #expect(
      Set(board.keys) == ["name", "title", "usable", "simulated", "panel", "rotation_degrees", "gauge"])
  }

  @Test("every widget has a paragraph", arguments: [80, 40])
  func widgets(width: Int) async {
    let widgets = WidgetDescriptor.all(in: Catalogue())
    let run = await Run("list", "widgets", width: width, widgets: widgets)
    #expect(run.widestLine <= width)
    let paragraphs = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(paragraphs.map { String($0.prefix { $0 != ":" }) } == widgets.map(\.kind))
  }

  @Test("widgets as JSON")
  func widgetsJSON() async throws {
    let run = await Run("list", "widgets", "--json", widgets: WidgetDescriptor.all(in: Catalogue()))
    let widgets = try #require(run.json?["widgets"] as? [[String: Any]])
    let battery = try #require(widgets.first { $0["kind"] as? String == "battery" })
    #expect(Set(battery.keys) == ["kind", "title", "summary", "families", "settings"])
    #expect((battery["families"] as? [String])?.contains("accessoryCircular") == true)
  }

  @Test("`list` alone names its four kinds")
  func listAlone() async {
    let run = await Run("list")
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("`list` needs a second word.\n"))
  }
}
