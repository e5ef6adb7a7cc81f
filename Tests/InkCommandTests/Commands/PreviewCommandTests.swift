import Foundation
import InkBitmap
import InkCatalogue
import InkTimelines
import InkViews
import Testing

@testable import InkCommand

@MainActor @Suite("PreviewCommand")
struct PreviewCommandTests {
  private static let widgets = WidgetDescriptor.all(in: Catalogue())

  private static func picture(_ options: String...) async throws -> Frame { try await picture(options) }

  private static func picture(_ options: [String]) async throws -> Frame {
    let directory = try TemporaryDirectory()
    let run = await Run(
      words: ["preview", "--at", "2026-11-30T12:45", "--out", "\(directory.path)/p.pbm"] + options,
      widgets: widgets)
    #expect(run.status == .done, "\(run.errors)")
    return try PBMFile.decode(try #require(directory.bytes("p.pbm")))
  }

  @Test("The display is drawn upright in the panel's size, with ink in every widget's place")
  func display() async throws {
    let frame = try await Self.picture()
    #expect(frame.width == 250 && frame.height == 122)
    func ink(_ x: Range<Int>, _ y: Range<Int>) -> Int {
      y.reduce(0) { sum, row in sum + x.filter { frame[$0, row] == .black }.count }
    }
    #expect(ink(0..<125, 0..<26) > 50 && ink(125..<250, 0..<26) > 50)
    #expect(ink(0..<90, 30..<122) > 500 && ink(92..<250, 30..<122) > 500)
    // The hairline under the strip, and nothing at the very edge.
    #expect((6..<244).allSatisfy { frame[$0, 26] == .black })
    #expect(ink(0..<3, 0..<122) + ink(247..<250, 0..<122) + ink(0..<250, 119..<122) == 0)
  }

  @Test("Every widget is drawn in every family it supports, at scale 1 and 2")
  func families() async throws {
    for descriptor in Self.widgets {
      for family in descriptor.supportedFamilies {
        for scale in ["1", "2"] {
          let frame = try await Self.picture(
            "--kind", descriptor.kind, "--family", family.description, "--scale", scale)
          #expect(frame.bytes.contains { $0 != 0 }, "\(descriptor.kind) \(family)")
          #expect(frame.width % (scale == "2" ? 2 : 1) == 0)
        }
      }
    }
  }

  @Test("The battery's level and the locale change the picture; the same options give the same bytes")
  func inputs() async throws {
    let full = try await Self.picture("--kind", "battery", "--battery", "100")
    #expect(try await Self.picture("--kind", "battery", "--battery", "100") == full)
    #expect(try await Self.picture("--kind", "battery", "--battery", "5") != full)
    #expect(try await Self.picture("--locale", "ja_JP") != (try await Self.picture("--locale", "en_GB")))
  }

  @Test(
    "Lists make a sheet with a picture for each combination, each larger than one alone",
    arguments: [
      ["--kind", "all", "--family", "all"], ["--kind", "battery,clock", "--family", "systemSmall"],
      ["--kind", "battery", "--locale", "en,ja_JP"], ["--kind", "battery", "--battery", "5,50,unknown"],
      ["--panel", "waveshare-2in13-v4,waveshare-4in2-v2"], ["--color-scheme", "light,dark"],
      ["--kind", "date", "--rendering-mode", "fullColor,accented,vibrant"],
    ])
  func sheets(options: [String]) async throws {
    let sheet = try await Self.picture(options)
    let one = try await Self.picture(
      options.map { $0.contains(",") ? String($0.split(separator: ",")[0]) : $0 })
    #expect(sheet.width > 76 && sheet.bytes.count > one.bytes.count || options.contains("all"))
  }

  @Test("What the battery is doing changes the picture; --charging is the short form")
  func batteryStates() async throws {
    let options = ["--kind", "battery", "--family", "accessoryRectangular"]
    var pictures: [Frame] = []
    for state in ["unplugged", "charging", "full", "unknown"] {
      pictures.append(try await Self.picture(options + ["--battery-state", state]))
    }
    for (index, picture) in pictures.enumerated() {
      #expect(!pictures[..<index].contains(picture))
    }
    #expect(try await Self.picture(options + ["--charging"]) == pictures[1])
    #expect(try await Self.picture(options) == pictures[0])
  }

  @Test("A sheet of looks has a row for each family")
  func rows() async throws {
    let options = ["--kind", "battery", "--battery", "80,9"]
    let one = try await Self.picture(options + ["--family", "accessoryCircular"])
    let two = try await Self.picture(options + ["--family", "accessoryCircular,accessoryInline"])
    #expect(two.height > one.height)
  }

  @Test("A widget alone is drawn for a panel without the slot of its display file, as the file configures it")
  func otherPanel() async throws {
    let directory = try TemporaryDirectory()
    let file = "\(directory.path)/inkglance.toml"
    let text = """
      [[widget]]
      kind = "battery"
      slot = "circular.1"
      configuration = { style = "glyph" }

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let options = ["--kind", "battery", "--family", "systemSmall", "--panel", "waveshare-7in5-v2"]
    #expect(try await Self.picture(options + ["--config", file]) != (try await Self.picture(options)))
  }

  @Test("A widget without a link says that it has no QR code, once")
  func noLink() async throws {
    let run = await Run(
      "preview", "--kind", "clock,date", "--family", "all", "--qr-code", widgets: Self.widgets)
    #expect(run.status == .done)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("no QR code") }
    #expect(lines.map { String($0.prefix(6)) } == ["clock:", "date: "], "\(run.errors)")
  }

  @Test("Dark is the picture with ink and paper exchanged, also on the lock screen's widgets")
  func dark() async throws {
    let light = try await Self.picture("--kind", "clock", "--family", "accessoryCircular")
    let dark = try await Self.picture(
      "--kind", "clock", "--family", "accessoryCircular", "--color-scheme", "dark")
    #expect(dark == light.inverted)
    let display = try await Self.picture("--color-scheme", "dark")
    #expect(display[0, 0] == .black && display[10, 26] == .white)
  }

  @Test("A placeholder has no text, and a widget takes its slot's size on a panel that is named")
  func placeholder() async throws {
    let options = ["--kind", "date", "--family", "accessoryRectangular"]
    #expect(try await Self.picture(options + ["--placeholder"]) != (try await Self.picture(options)))
    let large = try await Self.picture(options + ["--panel", "waveshare-7in5-v2"])
    let small = try await Self.picture(options)
    #expect(large.width > small.width && small.width == 172)
  }

  @Test("Without a file a pipe is given PBM, a terminal characters")
  func output() async throws {
    let run = await Run("preview", "--kind", "clock", widgets: Self.widgets)
    #expect(run.output.hasPrefix("P4\n76 76\n"))
    let shown = await Run(
      words: ["preview", "--kind", "clock"], widgets: Self.widgets, isTerminal: true)
    #expect(shown.output.contains("█") && shown.output.split(separator: "\n").count == 38)
  }

  @Test("--watch draws again after a change and ends when the wait does")
  func watch() async throws {
    let run = await Run(
      words: ["preview", "--kind", "clock", "--watch"], widgets: Self.widgets, isTerminal: true,
      minutes: 3)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.components(separatedBy: TerminalText.clear).count == 4)
  }

  @Test("Stand-ins are named once, however many pictures have them")
  func standIns() async throws {
    let run = await Run(
      "preview", "--kind", "odd", "--family", "all", "--battery", "1,2,3",
      widgets: WidgetDescriptor.all(in: OddWidget()))
    #expect(run.status == .done)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3, "\(run.errors)")
    for word in ["no.such.symbol", "absent"] {
      #expect(lines.filter { $0.contains(word) }.count == 1, "\(run.errors)")
    }
    #expect(lines.contains { $0.contains("U+10FFFD") })
  }

  @Test("A program without previews says so")
  func noPreviews() {
    let error = PreviewError.nothingDeclared(program: "Tide")
    #expect(error.exitStatus == .noInput)
    #expect(error.explanation.whatHappened == "Tide declares no preview.")
    #expect(error.explanation.whatToDo.contains("Tide preview --kind all"))
  }

  @Test(
    "A name that is not there is a usage error that suggests one that is",
    arguments: [
      (["--kind", "clok"], "clock"), (["--kind", "clock", "--family", "systemHuge"], "accessoryCircular"),
      (["--family", "systemSmall"], "--kind"), (["--scale", "9"], "1 to 4"), (["--battery", "full"], "0"),
      (["--color-scheme", "blue"], "light or dark"), (["--rendering-mode", "vibrant,x"], "accented"),
      (["--previews", "--kind", "clock"], "--previews"), (["--battery", "50,101"], "0 to 100"),
      (["--battery-state", "flat"], "charging"),
      (["--charging", "--battery-state", "full"], "--battery-state"),
    ])
  func usage(options: [String], hint: String) async {
    let run = await Run(words: ["preview"] + options, widgets: Self.widgets)
    #expect(run.status == .usage)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test("An unknown panel is an error that suggests one")
  func panel() async {
    let run = await Run("preview", "--panel", "waveshare-2in13-v5", widgets: Self.widgets)
    #expect(run.status == .configuration)
    #expect(run.errors.contains("waveshare-2in13-v4"))
  }
}

/// A widget with a symbol, a picture and a character that do not exist.
private struct OddWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "odd", provider: Provider()) { _ in
      VStack {
        Image(systemName: "no.such.symbol")
        Image("absent")
        Text(verbatim: "\u{10FFFD}")
      }
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}
