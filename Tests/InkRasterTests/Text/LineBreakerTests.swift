import InkViews
import Testing

@testable import InkRaster

@Suite("Line breaker")
struct LineBreakerTests {
  /// A text of letters ten pixels wide and spaces five wide, broken after spaces.
  static func text(_ string: String) -> ShapedText {
    let font = ResolvedFont(size: 10)
    let text = ShapedText(source: StyledText([StyledText.Run(string, font: font)]), factor: 1)
    text.runs = [ShapedText.RunMetrics(ascent: 9, descent: 2, pixelSize: 10, rise: 0)]
    var first = 0
    var isAfterSpace = false
    for character in string {
      if character == "\n" {
        text.paragraphs.append((first..<text.clusters.count, 0, false))
        first = text.clusters.count
        isAfterSpace = false
        continue
      }
      text.clusters.append(
        ShapedText.Cluster(
          glyphs: 0..<0, advance: character == " " ? 5 : 10, run: 0, level: 0, canStartLine: isAfterSpace,
          isSpace: character == " "))
      isAfterSpace = character == " "
    }
    text.paragraphs.append((first..<text.clusters.count, 0, false))
    return text
  }

  /// Lines as strings, "…" for an ellipsis.
  static func lines(
    _ string: String, width: Int?, limit: Int? = nil, _ truncation: ParagraphStyle.Truncation = .tail
  ) -> [String] {
    let letters = string.filter { $0 != "\n" }.map { $0 }
    let breaker = LineBreaker(text: text(string), width: width, truncation: truncation) { _ in 8 }
    return breaker.lines(limit: limit).lines.map { line in
      line.pieces.map { piece in
        switch piece {
        case .clusters(let range): String(letters[range])
        case .ellipsis: "…"
        }
      }.joined()
    }
  }

  @Test(
    "Words fill lines",
    arguments: [(1000, ["aaa bb cccc"]), (55, ["aaa bb", "cccc"]), (40, ["aaa", "bb", "cccc"])])
  func words(_ width: Int, _ expected: [String]) {
    #expect(Self.lines("aaa bb cccc", width: width) == expected)
  }

  @Test("A word is parted only when it fills a line alone")
  func partedWords() {
    #expect(Self.lines("a bbbbbb", width: 30) == ["a", "bbb", "bbb"])
    #expect(Self.lines("aaa", width: 3) == ["a", "a", "a"])
  }

  @Test("Paragraphs end lines, empty ones too")
  func paragraphs() {
    #expect(Self.lines("a\n\nb\n", width: nil) == ["a", "", "b", ""])
  }

  @Test(
    "Each way of cutting keeps what it should",
    arguments: [
      (ParagraphStyle.Truncation.tail, ["aaaa…"]), (.head, ["…dddd"]), (.middle, ["aa…dd"]),
    ])
  func cutting(_ truncation: ParagraphStyle.Truncation, _ expected: [String]) {
    #expect(Self.lines("aaaadddd", width: 48, limit: 1, truncation) == expected)
  }

  @Test("No space stands before the ellipsis, none after a leading one")
  func spacesAtTheCut() {
    #expect(Self.lines("aaa bbb", width: 48, limit: 1) == ["aaa…"])
    #expect(Self.lines("aaa bbb", width: 48, limit: 1, .head) == ["…bbb"])
  }

  @Test("The last line kept takes up the rest of its paragraph")
  func lastLine() {
    #expect(Self.lines("aa bb cc dd ee", width: 45, limit: 2) == ["aa bb", "cc d…"])
    #expect(Self.lines("aa\nbb", width: 100, limit: 1) == ["aa…"])
    #expect(Self.lines("\nbb", width: 100, limit: 1) == ["…"])
    #expect(Self.lines("aaa", width: 5, limit: 1) == ["…"])
  }

  @Test("A limit that is just enough cuts nothing")
  func enough() {
    let breaker = LineBreaker(text: Self.text("aa bb"), width: 20, truncation: .tail) { _ in 8 }
    let result = breaker.lines(limit: 2)
    #expect(result.lines.count == 2)
    #expect(!result.isTruncated)
    #expect(!result.hasBrokenWord)
    #expect(breaker.lines(limit: 1).isTruncated)
  }
}
