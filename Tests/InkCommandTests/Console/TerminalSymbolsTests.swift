import CChafa
import InkBitmap
import InkHost
import InkRaster
import Testing

@testable import InkCommand

struct TerminalSymbolsTests {
  /// A picture in which every pattern of a character comes up, of an odd width and height.
  private static let dots: ColorFrame = {
    var frame = Frame(width: 123, height: 37)
    var state: UInt32 = 1
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        state = state &* 1_664_525 &+ 1_013_904_223
        if state >> 31 == 1 { frame[x, y] = .black }
      }
    }
    return ColorFrame(frame)
  }()

  @Test("libchafa's characters are ours, dot for dot", arguments: [130, 80, 40])
  func same(columns: Int) throws {
    let symbols = try #require(TerminalSymbols.detect(["TERM": "xterm"]))
    let ours = TerminalText(columns: columns, usesColor: false)
    let theirs = TerminalText(columns: columns, usesColor: false, symbols: symbols)
    #expect(Self.shapes(theirs.lines(Self.dots)) == Self.shapes(ours.lines(Self.dots)))
    let ourPaper = TerminalText(columns: columns, usesColor: true)
    let theirPaper = TerminalText(columns: columns, usesColor: true, symbols: symbols)
    #expect(Self.shapes(theirPaper.lines(Self.dots)) == Self.shapes(ourPaper.lines(Self.dots)))
  }

  /// A character of no dot is written as a space or as braille without dots.
  private static func shapes(_ lines: [String]) -> [String] {
    lines.map { $0.replacing("\u{2800}", with: " ") }
  }

  @Test("in half blocks two inks above each other are both seen, which one colour a character cannot")
  func inks() throws {
    var picture = ColorFrame(width: 2, height: 2, inks: [.white, .black, .red])
    picture[0, 0] = .red
    picture[0, 1] = .black
    let symbols = TerminalSymbols(colors: CCHAFA_TRUE)
    let line = try #require(
      TerminalText(columns: 80, usesColor: true, symbols: symbols).lines(picture).first)
    let red = PNGColor(.red)
    let black = PNGColor(.black)
    let codes = ["\(red.red);\(red.green);\(red.blue)", "\(black.red);\(black.green);\(black.blue)"]
    for code in codes { #expect(line.contains("8;2;\(code)"), "\(line.debugDescription)") }
    #expect(line.contains("▀") || line.contains("▄"))
  }

  @Test(
    "how many colours a terminal has",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], CCHAFA_TRUE),
      (["TERM": "linux"], CCHAFA_16),
    ] as [([String: String], cchafa_colors)])
  func colors(environment: [String: String], colors: cchafa_colors) {
    #expect(TerminalSymbols.detect(environment) == TerminalSymbols(colors: colors))
  }

  @Test("a console without braille gets half blocks, turned or in strips, and never anything smaller")
  func console() {
    let text = TerminalText(columns: 80, usesColor: false, hasBraille: false)
    #expect(text.fit(width: 80, height: 40) == .init(style: .halfBlocks, stripWidth: 80))
    #expect(text.fit(width: 122, height: 60) == .init(style: .halfBlocks, isTurned: true, stripWidth: 60))
    #expect(text.fit(width: 250, height: 122) == .init(style: .halfBlocks, stripWidth: 63, strips: 4))
  }
}
