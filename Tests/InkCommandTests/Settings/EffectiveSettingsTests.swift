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
        "panel.lines.busy = 24 # DIR/desk.toml:4", "trust_clock = false # default",
        "state_writes_per_hour = 4 # default", "refresh.full_every = \"24h\" # default",
        "refresh.maximum_partials = 10 # default of waveshare-2in13-v4",
        "refresh.minimum_interval = \"0s\" # default", "refresh.per_day = unlimited # default",
        "battery.low = 20 # default", "battery.warning = 10 # default", "battery.critical = 5 # default",
        "battery.power_off = 3 # default", "battery.floor_volts = 3.1 # default",
        "battery.power_off_command = none # default", "battery.countdown = \"1m\" # default",
        "sleep = none # default", "web = none # default",
        "fleet = none # default",
        "title = \"desk\" # default", "simulated = false # default",
        "panel.rotation = 0 # default", "panel.scale = 1 # default", "panel.greys = 2 # default",
        "panel.vcom = the controller's own # default", "panel.temperature = \"gauge\" # default",
        "panel.second_spi = none # default", "panel.clock = 4000000 # default",
        "panel.chip = the header's # default", "panel.lines.power = none # default", "gauge = none # default",
        "widget[0].family = \"accessoryRectangular\" # default", "widget[0].qr_code = false # default",
        "widget[0].configuration = {} # default",
        "page = none # default", "pages.rotate = never # default",
        "pages.follow_relevance = false # default", "pages.hold = \"5m\" # default",
        "button = none # default",
        "night = none # default",
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

  @Test("every key that a file may have is there, whether a file has it or not")
  func everyKey() async throws {
    let board = try directory.file(
      "desk.toml",
      """
      wrong = 1
      [panel]
      wrong = 1
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24, wrong = 1 }
      [gauge]
      wrong = 1
      model = "max17048"
      """)
    let display = try directory.file(
      "inkglance.toml",
      """
      wrong = 1
      board = "\(board)"
      [refresh]
      wrong = 1
      [battery]
      wrong = 1
      [[widget]]
      kind = "clock"
      wrong = 1
      """)
    // The readers themselves say what they know, in the fault of a key that they do not.
    var keys: Set<String> = []
    func note(_ faults: [FileFault]) {
      for fault in faults {
        guard case .unknownKey(let known, _) = fault.problem else { continue }
        let table = fault.key.split(separator: ".").dropLast().joined(separator: ".")
        keys.formUnion(known.map { table.isEmpty ? $0 : "\(table).\($0)" })
      }
    }
    do { _ = try BoardFile.load(board) } catch { note(error.faults) }
    do { _ = try DisplayFile.load(path: display) } catch { note(error.faults) }
    #expect(keys.count > 40)
    for file in [board, display] {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let right = text.replacing(", wrong = 1", with: "").replacing("wrong = 1\n", with: "")
        .replacing("\nwrong = 1", with: "")
      try right.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let run = await Run("check", "--print-config", "--config", display, width: 400, widgets: widgets)
    #expect(run.status == .done, "\(run.errors)")
    let printed = run.output.split(separator: "\n").map { line in
      line.prefix { $0 != " " }.replacing(#/\[\d+\]/#, with: "")
    }
    for key in keys.sorted() {
      // A table is there by its keys; a place is a slot or a frame.
      let isThere = printed.contains { $0 == key || $0.hasPrefix(key + ".") } || key == "widget.frame"
      #expect(isThere, "\(key)")
    }
  }

  @Test("a language that no display file names is the environment's, and the variable is told")
  func language() async throws {
    let silent = try directory.file("silent.toml", "board = \"simulated\"\n")
    let own = try directory.file("own.toml", "board = \"simulated\"\nlocale = \"ja_JP\"\n")
    func line(_ path: String, _ variables: [String: String]) async -> String? {
      let run = await Run(
        "check", "--print-config", "--config", path, width: 400, widgets: widgets,
        change: { $0.locale = EnvironmentLocale { variables[$0] } })
      return run.output.split(separator: "\n").first { $0.hasPrefix("locale") }?
        .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(await line(silent, ["LANG": "de_DE.UTF-8"]) == "locale = \"de_DE\" # $LANG")
    #expect(await line(silent, ["LANG": "C.UTF-8"]) == "locale = \"en\" # default")
    #expect(await line(own, ["LANG": "de_DE.UTF-8"]) == "locale = \"ja_JP\" # \(own):2")
  }
}
