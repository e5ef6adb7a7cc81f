import Foundation
import InkCatalogue
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
