import Foundation
import InkBoards
import InkCatalogue
import InkErrors
import InkFeeds
import InkTimelines
import InkViews
import Testing

@testable import InkCommand

@MainActor
struct CheckCommandTests {
  let directory: TemporaryDirectory
  let widgets = WidgetDescriptor.all(in: Catalogue())

  init() throws { directory = try TemporaryDirectory() }

  /// Checks a text as a file; gives the run, with the directory's name taken out of the output.
  func check(_ text: String, _ options: String...) async throws -> (run: Run, text: String) {
    let path = try directory.file("x.toml", text)
    let run = await Run(words: ["check", path] + options, width: 400, widgets: widgets)
    return (run, run.output.replacingOccurrences(of: directory.path + "/", with: ""))
  }

  @Test(
    "a file without faults is ok",
    arguments: [
      "board = \"simulated\"\n",
      "[[widget]]\nkind = \"clock\"\nslot = \"rectangular.1\"\n",
      "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n",
    ])
  func good(text: String) async throws {
    let (run, output) = try await check(text)
    #expect(run.status == .done)
    #expect(output == "x.toml: ok\n")
    #expect(run.errors == "")
  }

  @Test("a clock under [sleep] that the board does not have, and a cut that its board cannot do, are faults")
  func sleep() async throws {
    let (none, text) = try await check("[sleep]\nclock = \"board\"\ncommand = \"true\"\n")
    #expect(none.status == .configuration)
    #expect(text.contains("The board simulated has no clock that switches the machine on."), "\(text)")
    let (cut, cutText) = try await check(
      "board = \"waveshare-epd-2in13-v4-witty-pi-4\"\n[sleep]\nclock = \"board\"\ncommand = \"true\"\ncut = \"30s\"\n"
    )
    #expect(cut.status == .configuration)
    #expect(cutText.contains("A Witty Pi 4 cannot take the supply after a while."), "\(cutText)")
    let (long, longText) = try await check("[sleep]\nclock = \"pijuice\"\ncommand = \"true\"\ncut = \"5m\"\n")
    #expect(long.status == .configuration && longText.contains("4m"), "\(longText)")
    for clock in ["rtc", "rtc1", "pisugar-3"] {
      let (good, goodText) = try await check("[sleep]\nclock = \"\(clock)\"\ncommand = \"true\"\n")
      #expect(good.status == .done, "\(goodText)")
    }
  }

  @Test(
    "a fault is told with its place, its key and what was meant, and the status is 78",
    arguments: [
      (
        "[[widget]]\nkind = \"batery\"\n",
        "x.toml:2:8: there is no widget \"batery\".\n  \"battery\" was meant. Write `kind = \"battery\"`.\n"
      ),
      (
        "[panel]\nmodel = \"waveshare-2in13-v5\"\nspi = \"/dev/spidev0.0\"\n"
          + "lines = { data_command = 25, reset = 17, busy = 24 }\n",
        "x.toml:2:9: there is no panel model \"waveshare-2in13-v5\".\n"
          + "  \"waveshare-2in13-v4\" was meant. Write `model = \"waveshare-2in13-v4\"`.\n"
      ),
      (
        "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n[gauge]\nmodel = \"max17o48\"\n",
        "x.toml:5:9: there is no gauge model \"max17o48\".\n"
          + "  \"max17048\" was meant. Write `model = \"max17048\"`.\n"
      ),
      (
        "board = \"simulatd\"\n",
        "x.toml:1:1: board: There is no board \"simulatd\".\n"
          + "  \"simulated\" was meant. Write \"simulated\", or run `inkglance list boards` for all names.\n"
      ),
      (
        "[[widget]]\nkind = \"clock\"\nslot = \"rectangular.7\"\n",
        "x.toml:1:1: widget: The widget \"clock\" is placed in the slot \"rectangular.7\", which this screen does "
          + "not have.\n  The screen's size decides which slots there are: inline.1, inline.2, circular.1, "
          + "rectangular.1. Name one of these, or give the widget a frame = [x, y, width, height] in points.\n"
      ),
      (
        "\n[[widget]]\nkind = \"date\"\nfamily = \"systemLarge\"\nframe = [0, 0, 9, 9]\n",
        "x.toml:2:1: widget: The widget \"date\" cannot be shown as systemLarge.\n  It supports accessoryCircular, "
          + "accessoryRectangular, accessoryInline, systemSmall, systemMedium. Give it another slot or family in "
          + "the display file.\n"
      ),
      (
        "[[widget]]\nkind = \"date\"\nconfiguration = { colour = 1 }\n",
        "x.toml:3:19: widget.configuration.colour: The configuration of the widget “date” has the setting "
          + "“colour”, which there is not.\n  The widget has no settings. Remove colour.\n"
      ),
    ] as [(String, String)])
  func faults(text: String, message: String) async throws {
    let (run, output) = try await check(text)
    #expect(run.status == .configuration)
    #expect(output == message)
    #expect(run.errors == "")
  }

  @Test("every widget is looked at, after a wrong one too")
  func allWidgets() async throws {
    let (_, output) = try await check(
      """
      [[widget]]
      kind = "clock"
      slot = "circular.2"

      [[widget]]
      kind = "date"
      slot = "rectangular.2"
      """)
    #expect(output.contains("x.toml:1:1: widget: "))
    #expect(output.contains("x.toml:5:1: widget: "))
  }

  @Test("several files have a paragraph each; one that is not there ends with 66")
  func severalFiles() async throws {
    let good = try directory.file("good.toml", "board = \"simulated\"\n")
    let run = await Run("check", good, directory.path + "/none.toml", widgets: widgets)
    #expect(run.status == .noInput)
    #expect(run.output.hasPrefix("\(good): ok\n\(directory.path)/none.toml cannot be read:"))
  }

  @Test("without a file it is the display file in use and its board")
  func filesInUse() async throws {
    let display = try directory.file("inkglance.toml", "board = \"mine\"\n")
    let board = try directory.file(
      "boards/mine.toml", "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n")
    let paths = ConfigurationPaths(boards: [directory.path + "/boards"], displays: [display])
    let run = await Run("check", paths: paths)
    #expect(run.status == .done)
    #expect(run.output == "\(display): ok\n\(board): ok\n")
  }

  @Test("with no display file at all the built-in one is in use, which is no fault")
  func nothing() async {
    let run = await Run("check", paths: ConfigurationPaths(boards: [], displays: ["/a/x.toml", "/b/x.toml"]))
    #expect(run.status == .done)
    #expect(
      run.output
        == "There is no display file, so the built-in one is used. Looked for: /a/x.toml,\n/b/x.toml.\n")
  }

  @Test("faults as JSON")
  func json() async throws {
    let (run, _) = try await check("[[widget]]\nkind = \"batery\"\n", "--json")
    #expect(run.status == .configuration)
    let files = try #require(run.json?["files"] as? [[String: Any]])
    #expect(files[0]["ok"] as? Bool == false)
    let fault = try #require((files[0]["faults"] as? [[String: Any]])?.first)
    #expect(fault["line"] as? Int == 2)
    #expect(fault["column"] as? Int == 8)
    #expect(fault["key"] as? String == "widget.kind")
    #expect(fault["suggestion"] as? String == "battery")
    #expect(fault["severity"] as? String == "error")
    #expect(
      Set(fault.keys) == [
        "line", "column", "key", "fact", "likely_cause", "remedy", "severity", "suggestion",
      ])
  }

  @Test("every board we ship is ok")
  func shipped() async throws {
    let boards = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../boards").standardizedFileURL.path
    let files = try FileManager.default.contentsOfDirectory(atPath: boards).map { "\(boards)/\($0)" }.sorted()
    #expect(files.count > 5)
    let run = await Run(words: ["check"] + files, width: 400)
    #expect(run.output == files.map { "\($0): ok\n" }.joined())
  }

  @Test("The example of the documentation is right")
  func example() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardized
    let file = root.appending(path: "docs/feeds.toml").path()
    let run = await Run("check", file, widgets: WidgetDescriptor.all(in: Catalogue()))
    #expect(run.output == "\(file): ok\n")
    #expect(run.status == .done)
  }

  @Test("A widget that needs a setting and has none is told so")
  func missingSource() async throws {
    let (run, output) = try await check("[[widget]]\nkind = \"pressure\"\nslot = \"rectangular.1\"\n")
    #expect(run.status == .configuration)
    #expect(
      output
        == "x.toml:1:1: widget.configuration.source: The configuration of the widget “pressure” lacks the setting "
        + "“source”.\n  The widget cannot do without it, and it has no default. Write source = followed by a table "
        + "with `calendar`, `command`, `file`, `host`, `http`, `mqtt` or `trmnl`.\n")
  }

  @Test("A setting without a default that is not given is a warning: the widget is drawn, the status is 0")
  func settingNotGiven() async throws {
    let widgets = WidgetDescriptor.all(in: RoomWidget())
    let path = try directory.file("x.toml", "[[widget]]\nkind = \"room\"\nslot = \"rectangular.1\"\n")
    let run = await Run(words: ["check", path], width: 400, widgets: widgets)
    #expect(run.status == .done)
    #expect(
      run.output.replacingOccurrences(of: directory.path + "/", with: "")
        == "x.toml:1:1: warning: widget.configuration.room: The configuration of the widget “room” lacks the setting "
        + "“room”.\n  It has no default, so \"\" stands for it. Write room = followed by a string.\nx.toml: ok\n"
    )
    let json = await Run(words: ["check", path, "--json"], width: 400, widgets: widgets)
    let file = try #require((json.json?["files"] as? [[String: Any]])?.first)
    #expect(file["ok"] as? Bool == true)
    #expect((file["faults"] as? [[String: Any]])?.first?["severity"] as? String == "warning")
    let picture = directory.path + "/x.png"
    let preview = await Run(words: ["preview", "--out", picture, "--config", path], widgets: widgets)
    #expect(preview.status == .done)
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(preview.errors.contains("lacks the setting “room”"))
  }

  @Test("Secrets and libraries that the display would lack are warnings, unless nobody here may look")
  func surroundings() async throws {
    let path = try directory.file(
      "x.toml",
      """
      board = "simulated"
      [web]
      token = "${WEB}"
      [fleet]
      broker = "mqtt://broker.local"
      password = "${BROKER}"

      """)
    let secrets = try directory.file("secrets", "WEB=short\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: secrets)
    func check(_ libraries: Set<String>) async -> [String] {
      let run = await Run(
        words: ["check", path], width: 400,
        change: {
          $0.secrets = Secrets(credentials: nil, files: [secrets])
          $0.machine.hasLibrary = { libraries.contains($0) }
        })
      #expect(run.status == .done)
      return run.output.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }.map {
        $0.replacingOccurrences(of: "\(path):", with: "")
      }
    }
    #expect(
      await check([]) == [
        "2:2: warning: web.token: The web view's token has fewer than 16 characters, and is not served.",
        "2:2: warning: web: The web view cannot be served.",
        "4:2: warning: fleet.password: There is no secret BROKER.",
        "4:2: warning: fleet: Nothing can be asked of an MQTT broker.",
      ])
    _ = try directory.file("secrets", "WEB=0123456789abcdef\nBROKER=b\n")
    #expect(await check(["libmicrohttpd.so.12", "libmosquitto.so.1"]) == [])
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: secrets)
    #expect(
      await check(["libmicrohttpd.so.12", "libmosquitto.so.1"]).map { $0.hasSuffix("are open to others.") }
        == [true, true])
  }
}
