import Testing

@testable import InkBoards

@Suite("Pages and buttons of files")
struct PagesAndButtonsTests {
  static let file = """
    [pages]
    rotate = "10m"
    follow_relevance = true
    hold = "2m"
    [[widget]]
    kind = "clock"
    [[page]]
    name = "morning"
    show = ["mon-fri 07:00-09:00"]
    [[page.widget]]
    kind = "month"
    slot = "rectangular.1"
    [[page.widget]]
    kind = "battery"
    slot = "circular.1"
    [[button]]
    name = "A"
    double = { page = "morning" }
    long = { command = ["/usr/bin/logger", "pressed"], deadline = "5s" }
    [[button]]
    name = "own"
    line = 13
    level = "high"
    short = "shut-down"
    """

  @Test("a display file's pages and buttons")
  func display() throws {
    let settings = try DisplayFile.parse(Array(Self.file.utf8), file: "inkglance.toml")
    #expect(settings.allPages.map(\.name) == ["main", "morning"])
    #expect(settings.allPages.map { $0.widgets.map(\.kind) } == [["clock"], ["month", "battery"]])
    #expect(settings.pages[0].windows == [QuietHours(start: 420, end: 540, days: 0b001_1111)])
    #expect(settings.turns.rotation == .seconds(600) && settings.turns.followsRelevance)
    #expect(settings.turns.hold == .seconds(120))
    #expect(settings.buttons.map(\.name) == ["A", "own"])
    #expect(
      settings.buttons[0].actions == [
        .double: .page("morning"),
        .long: .command(["/usr/bin/logger", "pressed"], deadline: .seconds(5)),
      ])
    #expect(settings.buttons[0].line == nil && settings.buttons[1].line == .number(13))
    #expect(!settings.buttons[1].isActiveLow && settings.buttons[1].pull == .down)
  }

  @Test("a file as it always was is one page, and one of pages alone has no other")
  func onePage() throws {
    func names(_ text: String) throws -> [String] {
      try DisplayFile.parse(Array(text.utf8), file: "x.toml").allPages.map(\.name)
    }
    #expect(try names("[[widget]]\nkind = \"clock\"") == ["main"])
    #expect(try names("") == ["main"])
    #expect(try names("[[page]]\nname = \"one\"\n[[page.widget]]\nkind = \"clock\"") == ["one"])
  }

  @Test("a board file's row of buttons")
  func board() throws {
    let board = try BoardFile.load(
      "inky-impression-7in3", paths: ConfigurationPaths(boards: [], displays: []))
    #expect(board.buttons.map(\.name) == ["A", "B", "C", "D"])
    #expect(board.buttons.map(\.line) == [5, 6, 16, 24].map { .number($0) })
    #expect(board.buttons.allSatisfy { $0.isActiveLow && $0.pull == .up })
    #expect(board.buttons[0].actions == [.short: .next, .long: .refresh])
  }

  /// A file that is wrong, what is said of it, and how it is to be written.
  struct Bad: Sendable {
    var text: String
    var fact: String
    var remedy: String

    init(_ text: String, _ fact: String, _ remedy: String) {
      (self.text, self.fact, self.remedy) = (text, fact, remedy)
    }
  }

  static let page = "[[page]]\nname = \"a\"\n[[page.widget]]\nkind = \"clock\"\n"
  static let badDisplays: [Bad] = [
    Bad("[[page]]\n[[page.widget]]\nkind = \"clock\"", "1:1: \"page.name\" is missing", "name = \"weather\""),
    Bad("[[page]]\nname = \"a\"", "1:1: \"page.widget\" is missing", "[[page.widget]]"),
    Bad(page + page, "6:8: \"page.name\" is \"a\"", "name = \"weather\""),
    Bad(
      "[[widget]]\nkind = \"clock\"\n[[page]]\nname = \"main\"\n[[page.widget]]\nkind = \"date\"",
      "4:8: \"page.name\" is \"main\"", "name = \"weather\""),
    Bad(
      "[[page]]\nname = \"next\"\n[[page.widget]]\nkind = \"clock\"", "2:8: \"page.name\" is \"next\"",
      "weather"),
    Bad(
      page.replacing("a\"\n", with: "a\"\nshow = [\"7-9\"]\n"), "3:9: \"page.show\" is \"7-9\"", "show = ["),
    Bad(page.replacing("name", with: "nmae"), "there is no key \"page.nmae\"", "Write \"name\""),
    Bad("[pages]\nrotate = \"10s\"", "2:10: \"pages.rotate\" is \"10s\"", "rotate = \"10m\""),
    Bad("[[button]]\nname = \"A\"\nshort = \"nxt\"", "3:9: there is no action \"nxt\"", "short = \"next\""),
    Bad(
      "[[button]]\nname = \"A\"\nshort = { page = \"b\" }", "3:18: there is no page \"b\"",
      "Write one of these names"),
    Bad("[[button]]\nname = \"A\"\nshort = 5", "3:9: \"button.short\" is a whole number", "short = \"next\""),
    Bad(
      "[[button]]\nname = \"A\"\nlong = { command = [] }", "3:20: \"button.long.command\" is not a program",
      "logger"),
    Bad(
      "[[button]]\nname = \"A\"\n[[button]]\nname = \"A\"", "4:8: \"button.name\" is \"A\"", "name = \"B\""),
    Bad("[[button]]\nline = 5", "1:1: \"button.name\" is missing", "name = \"A\""),
    Bad("[[button]]\nname = \"A\"\nlevel = \"high\"", "there is no key \"button.level\"", "Remove the line"),
  ]

  @Test("a display file that is wrong, with line and column", arguments: badDisplays)
  func bad(_ it: Bad) throws {
    let error = try #require(DisplayFile.error(in: it.text), "\(it.text)")
    #expect(error.explanation.whatHappened.contains(it.fact))
    #expect(error.explanation.whatToDo.contains(it.remedy))
  }

  static let panel = """
    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24 }

    """
  static let badBoards: [Bad] = [
    Bad(
      "[[button]]\nname = \"A\"\nline = 24",
      "7:8: \"button.line\" claims GPIO24, and so does \"panel.lines.busy\"", "wire"),
    Bad(
      "[[button]]\nname = \"A\"\nline = 8", "claims GPIO8, which is the chip select of /dev/spidev0.0",
      "another pin"),
    Bad("[[button]]\nname = \"A\"\nline = 29", "7:8: \"button.line\" is 29", "line = 5"),
    Bad("[[button]]\nname = \"A\"", "5:1: \"button.line\" is missing", "line = 5"),
    Bad(
      "[[button]]\nname = \"A\"\nline = 5\npull = \"upp\"", "8:8: there is no pull \"upp\"", "pull = \"up\""),
  ]

  @Test("a board file that is wrong, with line and column", arguments: badBoards)
  func badBoard(_ it: Bad) throws {
    do throws(BoardError) {
      _ = try BoardFile.parse(Array((Self.panel + it.text).utf8), named: "x", file: "x.toml")
      Issue.record("no fault was found")
    } catch {
      #expect(error.explanation.whatHappened.contains(it.fact), "\(error.explanation.whatHappened)")
      #expect(error.explanation.whatToDo.contains(it.remedy), "\(error.explanation.whatToDo)")
    }
  }
}
