import InkBoards
import InkCatalogue
import InkErrors
import InkTimelines
import Testing

@testable import InkCommand

@MainActor
struct EffectiveSettingsTests {
  private let directory: TemporaryDirectory
  private let widgets = WidgetDescriptor.all(in: Catalogue())

  init() throws { directory = try TemporaryDirectory() }

  @Test("every setting of both files with its line, then what is so by default")
  func files() async throws {
    let board = try directory.file(
      "desk.toml",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """)
    let display = try directory.file(
      "inkglance.toml",
      """
      board = "\(board)"
      locale = "ja_JP"
      [refresh]
      quiet_hours = ["23:00-06:30"]

      [[widget]]
      kind = "clock"
      slot = "rectangular.1"
      """)
    let run = await Run("check", "--print-config", "--config", display, width: 400, widgets: widgets)
    #expect(run.status == .done)
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        .replacing(directory.path, with: "DIR")
    }
    #expect(
      lines.filter { !$0.contains("time_zone") } == [
        "board = \"DIR/desk.toml\" # DIR/inkglance.toml:1", "locale = \"ja_JP\" # DIR/inkglance.toml:2",
        "refresh.quiet_hours = [\"23:00-06:30\"] # DIR/inkglance.toml:4",
        "widget[0].kind = \"clock\" # DIR/inkglance.toml:7",
        "widget[0].slot = \"rectangular.1\" # DIR/inkglance.toml:8",
        "panel.model = \"waveshare-2in13-v4\" # DIR/desk.toml:2",
        "panel.spi = \"/dev/spidev0.0\" # DIR/desk.toml:3",
        "panel.lines.data_command = 25 # DIR/desk.toml:4", "panel.lines.reset = 17 # DIR/desk.toml:4",
        "panel.lines.busy = 24 # DIR/desk.toml:4", "refresh.full_every = \"24h\" # default",
        "refresh.maximum_partials = the panel's own # default", "refresh.minimum_interval = \"0s\" # default",
        "panel.rotation = 0 # default", "panel.scale = 1 # default", "panel.clock = 4000000 # default",
        "panel.chip = the header's # default",
      ])
  }

  @Test("an option counts more than a file, and is told as such")
  func option() async throws {
    let display = try directory.file(
      "inkglance.toml", "board = \"waveshare-epd-2in13-v4\"\n[[widget]]\nkind = \"clock\"\n")
    let run = await Run(
      "check", "--print-config", "--config", display, "--board", "simulated", "--json", widgets: widgets)
    let json = try #require(run.json)
    #expect(Set(json.keys) == ["schema", "display_file", "board_file", "settings"])
    #expect(json["board_file"] as? String == "built-in board simulated")
    let settings = try #require(json["settings"] as? [[String: Any]])
    #expect(settings.allSatisfy { Set($0.keys) == ["key", "value", "origin", "file", "line"] })
    let boards = settings.filter { $0["key"] as? String == "board" }
    #expect(boards.map { $0["value"] as? String } == ["\"simulated\""])
    #expect(boards.map { $0["origin"] as? String } == ["--board"])
    #expect(settings.first { $0["key"] as? String == "widget[0].kind" }?["line"] as? Int == 3)
  }

  @Test("the page fits, an origin below its setting where both are too wide", arguments: [80, 40])
  func width(width: Int) async {
    let run = await Run("check", "--print-config", "--board", "simulated", width: width, widgets: widgets)
    for line in run.output.split(separator: "\n") where line.count > width {
      #expect(!line.contains("  #"), "\(line)")
    }
  }

  @Test("a file with faults is told as by run, and options that say nothing here are refused")
  func faults() async throws {
    let display = try directory.file("inkglance.toml", "colour = 1\n")
    let run = await Run("check", "--print-config", "--config", display, width: 300)
    #expect(run.status == .configuration)
    #expect(run.errors.contains("inkglance.toml:1:1: there is no key \"colour\""))
    #expect(await Run("check", "--board", "simulated").status == .usage)
    #expect(await Run("check", "--print-config", "x.toml").status == .usage)
  }

  @Test(
    "durations are written in the largest whole unit",
    arguments: [(0, "0s"), (90, "90s"), (180, "3m"), (86_400, "24h"), (172_800, "2d"), (5400, "90m")])
  func duration(seconds: Int, text: String) {
    let duration = Duration.seconds(seconds)
    #expect(duration.settingText == text)
    #expect(Duration(settingsText: text) == duration)
  }
}
