import InkCatalogue
import InkTimelines
import Testing

@testable import InkCommand

@MainActor @Suite("Buttons on the command line")
struct ButtonsCommandTests {
  private static let widgets = WidgetDescriptor.all(in: Catalogue())

  static let pages = """
    [[widget]]
    kind = "date"
    slot = "rectangular.1"
    [[page]]
    name = "clock"
    [[page.widget]]
    kind = "clock"
    slot = "rectangular.1"
    [[button]]
    name = "A"
    long = { page = "clock" }
    """

  @Test("the board's buttons are listed with what the display file makes of them")
  func listed() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file("inkglance.toml", Self.pages)
    let run = await Run("buttons", "--config", display, "--seconds", "0", widgets: Self.widgets)
    #expect(run.status == .done, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true)
    }
    #expect(lines.count == 5)
    #expect(lines[1].joined(separator: " ") == "A GPIO5, pin 29 next page - page \"clock\"")
    #expect(lines[4].joined(separator: " ") == "D GPIO24, pin 18 wake - shut down")
  }

  @Test("a board without buttons says so")
  func none() async {
    let run = await Run(
      "buttons", "--board", "waveshare-epd-2in13-v4", "--seconds", "0", widgets: Self.widgets)
    #expect(run.output.contains("has no buttons"))
  }

  @Test("a press on the simulated board turns the page, by a partial refresh")
  func pressed() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file("inkglance.toml", Self.pages)
    let run = await Run(
      "run", "--config", display, "--speed", "100000", "--at", "2026-11-30T12:45:30", "--press",
      "A@10s,A:long@20s,B@25s", "--ticks", "3", "--timings", widgets: Self.widgets)
    #expect(run.status == .done, "\(run.errors)")
    let turns = run.output.split(separator: "\n").filter { $0.contains("page ") }
    #expect(turns.count == 2, "\(run.output)")
    #expect(turns.first?.contains("page clock  partial (") == true)
    #expect(turns.last?.contains("page main  partial (") == true)
    #expect(run.output.contains("press "), "the time it takes is told")
    let told = run.errors.split(separator: "\n").filter { $0.hasPrefix("button ") }
    #expect(
      told == [
        "button A, short: next page", "button A, long: page \"clock\"", "button B, short: previous page",
      ])
  }

  @Test(
    "presses that cannot be understood are refused",
    arguments: ["A", "A@", "A@5", "@5s", "A:triple@5s", "A@5s,", "A:long:short@5s"])
  func refused(_ text: String) async {
    let run = await Run("run", "--press", text, "--ticks", "1", widgets: Self.widgets)
    #expect(run.status == .usage)
    #expect(run.errors.contains("A@10s"))
  }

  @Test("a button that the board has not is named")
  func unknown() async {
    let run = await Run("run", "--press", "E@1s", "--ticks", "1", widgets: Self.widgets)
    #expect(run.status == .usage)
    #expect(run.errors.contains("There is no button `E`."))
  }

  @Test(
    "check names a button that the board has not, a line that is taken, and a widget of a page, each with its place"
  )
  func checked() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file(
      "inkglance.toml",
      """
      board = "waveshare-epd-2in13-v4"
      [[page]]
      name = "one"
      [[page.widget]]
      kind = "clock"
      slot = "small.1"
      [[button]]
      name = "A"
      short = "next"
      [[button]]
      name = "B"
      line = 24
      short = "next"
      """)
    let run = await Run("check", display, widgets: Self.widgets)
    #expect(run.status == .configuration)
    let text = run.output + run.errors
    #expect(text.contains(":4:1: "), "\(text)")
    #expect(text.contains(":7:1: ") && text.contains("has no button \"A\""), "\(text)")
    #expect(text.contains(":10:1: ") && text.contains("is on GPIO24, which is the panel's BUSY"), "\(text)")
  }

  @Test("each page can be drawn alone, and all on one sheet")
  func previewed() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file("inkglance.toml", Self.pages)
    func picture(_ pages: String...) async -> [UInt8]? {
      let options = pages.flatMap { ["--page", $0] }
      let words = [
        "preview", "--config", display, "--at", "2026-11-30T12:45", "--out", "\(directory.path)/p.png",
      ]
      let run = await Run(words: words + options, widgets: Self.widgets)
      #expect(run.status == .done, "\(run.errors)")
      return directory.bytes("p.png")
    }
    let (first, main, clock, all) = (
      await picture(), await picture("main"), await picture("clock"), await picture("all")
    )
    #expect(first == main)
    #expect(clock != main && all != clock && all != main)
    let run = await Run("preview", "--config", display, "--page", "clok", widgets: Self.widgets)
    #expect(run.status == .usage)
    #expect(run.errors.contains("did you mean `clock`?"))
  }
}
