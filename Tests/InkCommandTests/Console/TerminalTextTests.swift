import InkBitmap
import InkHost
import InkTestKit
import Testing

@testable import InkCommand

@Suite("TerminalText")
struct TerminalTextTests {
  @Test(
    "A picture is never scaled: half blocks, braille, braille turned, braille in strips of one width",
    arguments: [
      (80, 76, 76, TerminalText.Fit(style: .halfBlocks, stripWidth: 76)),
      (80, 158, 158, .init(style: .braille, stripWidth: 158)),
      (80, 161, 160, .init(style: .braille, isTurned: true, stripWidth: 160)),
      (80, 250, 122, .init(style: .braille, isTurned: true, stripWidth: 122)),
      (40, 250, 122, .init(style: .braille, stripWidth: 64, strips: 4)),
      (80, 400, 300, .init(style: .braille, stripWidth: 134, strips: 3)),
      (80, 800, 480, .init(style: .braille, stripWidth: 160, strips: 5)),
      // A tall picture would only become wider.
      (20, 122, 250, .init(style: .braille, stripWidth: 32, strips: 4)),
    ])
  func fit(columns: Int, width: Int, height: Int, expected: TerminalText.Fit) {
    let text = TerminalText(columns: columns, usesColor: false)
    #expect(text.fit(width: width, height: height) == expected)
  }

  @Test("Every dot is in the lines, whatever the fit", arguments: [20, 40, 80, 130, 250])
  func dots(columns: Int) {
    var frame = Frame(width: 250, height: 122)
    var state: UInt32 = 7
    for y in 0..<122 {
      for x in 0..<250 {
        state = state &* 1_664_525 &+ 1_013_904_223
        if state >> 30 == 0 { frame[x, y] = .black }
      }
    }
    let lines = TerminalText(columns: columns, usesColor: false).lines(ColorFrame(frame))
      .filter { !$0.hasPrefix("(") }
    #expect(lines.allSatisfy { $0.count <= columns })
    let shown = lines.joined().unicodeScalars.reduce(0) { sum, scalar in
      switch scalar {
      case "█": sum + 2
      case "▀", "▄": sum + 1
      case "\u{2800}"..."\u{28FF}": sum + (scalar.value - 0x2800).nonzeroBitCount
      default: sum
      }
    }
    #expect(shown == frame.bytes.reduce(0) { $0 + $1.nonzeroBitCount })
  }

  @Test("Where there is ASCII only a dot is a column, whole, turned, or in strips of one width")
  func ascii() throws {
    let frame = try #require(
      try AsciiPattern(
        """
        #..#
        ####
        .#..
        """
      ).frame)
    let text = TerminalText(columns: 130, usesColor: false, isUTF8: false)
    #expect(text.lines(ColorFrame(frame)) == ["#__#", " \"  "])
    #expect(text.fit(width: 250, height: 122) == .init(style: .ascii, isTurned: true, stripWidth: 122))
    let narrow = TerminalText(columns: 80, usesColor: false, isUTF8: false)
    #expect(narrow.fit(width: 250, height: 122) == .init(style: .ascii, stripWidth: 63, strips: 4))
  }

  @Test("A small picture reads as it stands")
  func pattern() throws {
    let frame = try #require(
      try AsciiPattern(
        """
        #..#
        ####
        .#..
        """
      ).frame)
    let lines = TerminalText(columns: 80, usesColor: false).lines(ColorFrame(frame))
    #expect(lines == ["█▄▄█", " ▀  "])
  }

  @Test("With colour it is ink on paper, and red where the second ink is; every line ends the colour")
  func color() throws {
    let black = try #require(try AsciiPattern("##..").frame)
    let red = try #require(try AsciiPattern("..#.").frame)
    let lines = TerminalText(columns: 80, usesColor: true)
      .lines(ColorFrame(black: black, color: red, ink: .red))
    #expect(lines == ["\u{1B}[30;107m▀▀\u{1B}[31;107m▀\u{1B}[30;107m \u{1B}[0m"])
    let plain = TerminalText(columns: 80, usesColor: false)
      .lines(ColorFrame(black: black, color: red, ink: .red))
    #expect(plain == ["▀▀▀ "])
  }
}
