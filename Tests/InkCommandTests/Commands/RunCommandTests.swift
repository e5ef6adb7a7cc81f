import Foundation
import InkCatalogue
import InkRaster
import InkTimelines
import Testing

@testable import InkCommand

@MainActor @Suite("RunCommand")
struct RunCommandTests {
  private static let widgets = WidgetDescriptor.all(in: Catalogue())

  @Test(
    "Three refreshes give three lines, a picture of the glass, and a trace that replays to the same picture")
  func threeTicks() async throws {
    let directory = try TemporaryDirectory()
    let (glass, trace, again) = (
      "\(directory.path)/g.png", "\(directory.path)/t.txt", "\(directory.path)/r.png"
    )
    let run = await Run(
      "run", "--ticks", "3", "--speed", "100000", "--at", "2026-11-30T12:45", "--glass", glass, "--trace",
      trace,
      widgets: Self.widgets)
    #expect(run.status == .done)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("full (first picture since the start)  8034 bytes") == true)
    for line in lines.dropFirst() {
      #expect(line.contains("clock") && line.contains("partial (") && line.contains(" window"))
      #expect(line.contains("ms busy") && line.contains("battery 80 %"))
    }
    let replay = await Run("replay", trace, "--panel", "waveshare-2in13-v4", "--glass", again)
    #expect(replay.status == .done, "\(replay.output)")
    #expect(directory.bytes("g.png") == directory.bytes("r.png"))
    #expect(directory.bytes("g.png")?.isEmpty == false)
  }

  @Test("With [sleep] a run ends when the next tick is worth a start, its alarm set, the panel asleep")
  func sleeps() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file(
      "inkglance.toml",
      """
      [refresh]
      minimum_interval = "1h"
      [sleep]
      clock = "rtc"
      command = "false"
      [[widget]]
      kind = "date"
      slot = "rectangular.1"
      """)
    let run = await Run(
      "run", "--config", display, "--speed", "100000", "--at", "2026-11-30T12:45", widgets: Self.widgets)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.errors.contains("The machine is switched off until "))
    #expect(run.errors.contains("when simulated clock switches it on."))
    // The command is the machine's own, and nothing is switched off by a simulation.
    #expect(!run.errors.contains("stays on"))
  }

  @Test(
    "With a power board's clock the alarm goes over the simulated bus, and the log says by what it came on")
  func sleepsByBoard() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "sugar.toml",
      """
      title = "Sugar"
      simulated = true
      [panel]
      model = "waveshare-2in13-v4"
      [gauge]
      model = "pisugar-3"
      """)
    for (clock, name) in [("board", "PiSugar 3 on simulated"), ("pijuice", "PiJuice on simulated")] {
      let display = try directory.file(
        "inkglance.toml",
        """
        [refresh]
        minimum_interval = "1h"
        [sleep]
        clock = "\(clock)"
        command = "false"
        [[widget]]
        kind = "date"
        slot = "rectangular.1"
        """)
      let run = await Run(
        "run", "--board", board, "--config", display, "--speed", "100000", "--at", "2026-11-30T12:45",
        widgets: Self.widgets)
      #expect(run.status == .done, "\(run.errors)")
      #expect(run.errors.contains("No alarm was set before this start."), "\(run.errors)")
      #expect(run.errors.contains("when \(name)"), "\(run.errors)")
      #expect(!run.errors.contains("stays on"))
    }
  }

  @Test("On a simulated panel with red the picture of the glass is in colours, and the trace replays to it")
  func redGlass() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "red.toml",
      """
      title = "Red"
      simulated = true
      [panel]
      model = "waveshare-2in13b-v4"
      rotation = 90
      [gauge]
      model = "max17048"
      """)
    let display = try directory.file(
      "inkglance.toml",
      """
      [[widget]]
      kind = "month"
      family = "systemSmall"
      frame = [0, 0, 122, 122]
      [[widget]]
      kind = "clock"
      family = "accessoryCircular"
      frame = [140, 20, 80, 80]
      """)
    let (glass, trace, again) = (
      "\(directory.path)/g.png", "\(directory.path)/t.txt", "\(directory.path)/r.png"
    )
    let run = await Run(
      "run", "--board", board, "--config", display, "--ticks", "2", "--speed", "100000", "--at",
      "2026-11-29T12:45", "--glass",
      glass,
      "--trace", trace, widgets: Self.widgets)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.split(separator: "\n").last?.contains("full (no partial refresh)") == true)
    let picture = try PNGFile.decodeColor(try #require(directory.bytes("g.png")))
    #expect(picture.width == 122 && picture.height == 250)
    let isRed = picture.red.indices.contains { picture.red[$0] == 255 && picture.green[$0] == 0 }
    #expect(isRed, "nothing is red")
    let replay = await Run("replay", trace, "--panel", "waveshare-2in13b-v4", "--glass", again)
    #expect(replay.status == .done, "\(replay.output)")
    #expect(directory.bytes("g.png") == directory.bytes("r.png"))
  }

  @Test(
    "What does not go together is a usage error",
    arguments: [
      ["--ticks", "2", "--once"], ["--ticks", "0"], ["--speed", "fast"], ["--at", "noon"],
      ["--board", "waveshare-epd-2in13-v4", "--speed", "60"], ["--glass", "g.jpeg"],
    ])
  func usage(_ options: [String]) async {
    let run = await Run(words: ["run"] + options, widgets: Self.widgets)
    #expect(run.status == .usage)
    #expect(run.errors.contains("what to do:"))
    #expect(run.output.isEmpty)
  }

  @Test("A display file chooses widgets, slots and locale; the order of the file decides who gets a slot")
  func displayFile() async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file(
      "inkglance.toml",
      """
      locale = "ja_JP"
      time_zone = "Asia/Tokyo"
      [[widget]]
      kind = "date"
      slot = "circular.1"
      [[widget]]
      kind = "battery"
      """)
    let run = await Run(
      "run", "--once", "--config", file, "--speed", "100000", "--at", "2026-11-30T12:45",
      widgets: Self.widgets)
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("12:45:00  date+battery  full"))
  }

  @Test(
    "A display file that cannot be shown says what to change",
    arguments: [
      ("kind = \"batery\"\nslot = \"circular.1\"", "battery"),
      ("kind = \"clock\"\nslot = \"circular.4\"", "circular.1"),
      ("kind = \"date\"\nfamily = \"systemLarge\"\nframe = [0, 0, 100, 100]", "accessoryCircular"),
      ("kind = \"clock\"\nfamily = \"systemMedium\"", "rectangular.1"),
    ])
  func badDisplayFile(widget: String, hint: String) async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("inkglance.toml", "[[widget]]\n\(widget)\n")
    let run = await Run("run", "--once", "--config", file, "--speed", "100000", widgets: Self.widgets)
    #expect(run.status == .configuration)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }
}
