import Foundation
import InkRaster
import InkViews
import Testing

@Suite("Text measurer")
struct PangoTextMeasurerTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(fonts: try openFonts()) }

  private func layout(
    _ string: String, size: Double = 16, weight: Int = 400, style: ParagraphStyle = ParagraphStyle(),
    width: CGFloat? = nil, height: CGFloat? = nil, tracking: CGFloat = 0, digits: Bool = false
  ) -> any TextLayout {
    let font = ResolvedFont(size: size, weight: weight, hasMonospacedDigits: digits)
    return measurer.layout(
      StyledText([StyledText.Run(string, font: font, tracking: tracking)]), style: style, width: width,
      height: height)
  }

  @Test(
    "A line is as high as on iOS, whatever the face",
    arguments: [
      (34, 41), (28, 34), (22, 27), (20, 24), (17, 21), (16, 20), (15, 18), (13, 16), (12, 15), (11, 14),
    ] as [(Double, CGFloat)])
  func lineHeights(_ size: Double, _ height: CGFloat) {
    let text = layout("Charging", size: size)
    #expect(text.size.height == height)
    #expect(text.firstBaseline == CGFloat((0.9521 * size).rounded()))
    #expect(text.lastBaseline == text.firstBaseline)
    #expect(layout("充電中", size: size).size.height == height)
  }

  @Test("Lines add up before the sum is rounded: two lines of 17 points are 41 high, not 42")
  func twoLines() {
    let text = layout("one\ntwo", size: 17)
    #expect(text.size.height == 41)
    #expect(text.lineCount == 2)
    #expect(text.lastBaseline == CGFloat(36), "1.1933 × 17 + 0.9521 × 17 = 36.47")
  }

  @Test(
    "Widths are whole pixels, and a line is as wide as its parts", arguments: [9.0, 12, 13, 17, 20, 34, 60])
  func sums(_ size: Double) {
    let parts = ["12", " ", "min", " ", "left"]
    let sum = parts.map { layout($0, size: size).size.width }.reduce(0, +)
    let whole = layout(parts.joined(), size: size).size.width
    #expect(whole == whole.rounded())
    #expect(abs(whole - sum) <= 1, "kerning with a space")
  }

  @Test("Monospaced digits are equally wide")
  func monospacedDigits() {
    let widths = Set((0...9).map { layout("\($0)", size: 20, digits: true).size.width })
    #expect(widths.count == 1)
    #expect(layout("11:11", digits: true).size.width == layout("08:08", digits: true).size.width)
  }

  @Test("Text wraps between words, and spaces hang at the line's end")
  func wrapping() {
    let width = layout("Front door").size.width
    let text = layout("Front door locked", width: width)
    #expect(text.lineCount == 2)
    #expect(text.size.width == width)
    #expect(!text.isTruncated)
    #expect(layout("Front door locked", width: width - 1).lineCount == 3)
  }

  @Test("A word wider than the room is parted between letters")
  func longWord() {
    let text = layout("Donaudampfschiff", width: 60)
    #expect(text.lineCount > 1)
    #expect(text.size.width <= 60)
  }

  @Test("Japanese wraps between characters, but no line begins with a full stop")
  func kinsoku() {
    let style = ParagraphStyle(language: "ja")
    #expect(layout("気圧警報発令", style: style, width: 48).lineCount == 2)
    let text = layout("気圧低。", style: style, width: 48)
    #expect(text.lineCount == 2)
    #expect(text.lineFrames.map(\.width) == [32, 32])
  }

  @Test("Nothing is narrower than 20 pixels and yet every width is kept", arguments: 20...120)
  func neverWider(_ width: Int) {
    let text = layout("87% · 2 h 10 m left · 21.5 °C 気温は上がる", width: CGFloat(width))
    #expect(text.size.width <= CGFloat(width))
    #expect(text.lineFrames.count == text.lineCount)
  }

  @Test("A line limit cuts with an ellipsis inside the width")
  func lineLimit() {
    let text = layout("Next: 14:00 review of the year", style: ParagraphStyle(lineLimit: 1), width: 90)
    #expect(text.lineCount == 1)
    #expect(text.isTruncated)
    #expect(text.size.width <= 90)
    #expect(text.size.width > 70)
    #expect(layout("Next", style: ParagraphStyle(lineLimit: 1), width: 90).isTruncated == false)
    #expect(layout("a\nb", style: ParagraphStyle(lineLimit: 1)).isTruncated)
    #expect(layout("a b c d e f g h", style: ParagraphStyle(lineLimit: 2), width: 40).lineCount == 2)
  }

  @Test("Lines beyond the height are dropped, but one stays")
  func heightLimit() {
    let two = layout("one two three four five", width: 50, height: 41)
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    let one = layout("one two three four five", width: 50, height: 3)
    #expect(one.lineCount == 1)
    #expect(one.isTruncated)
  }

  @Test("Lines are reserved when fewer are used")
  func reservedLines() {
    #expect(
      layout("one", style: ParagraphStyle(reservedLines: 3)).size.height == layout("1\n2\n3").size.height)
  }

  @Test("Text shrinks in whole pixels until it fits, not below the least factor")
  func minimumScaleFactor() throws {
    var style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let full = layout("12:45", size: 60)
    let room = (full.size.width * 0.7).rounded()
    let shrunk = try #require(layout("12:45", size: 60, style: style, width: room) as? PangoTextLayout)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= room)
    #expect((0.6...0.72).contains(shrunk.scaleFactor))
    #expect((shrunk.scaleFactor * 60).rounded() == shrunk.scaleFactor * 60)
    #expect(shrunk.size.height < full.size.height)
    style.minimumScaleFactor = 0.9
    let cut = try #require(layout("12:45", size: 60, style: style, width: room) as? PangoTextLayout)
    #expect(cut.isTruncated)
    #expect(cut.scaleFactor == 0.9)
  }

  @Test("A text that may shrink does so before a word is parted, and to fit a height")
  func shrinkBeforeBreaking() throws {
    let style = ParagraphStyle(minimumScaleFactor: 0.4)
    let word = try #require(layout("100%", size: 40, style: style, width: 60) as? PangoTextLayout)
    #expect(word.lineCount == 1)
    #expect(word.scaleFactor < 1)
    let low = try #require(layout("12", size: 40, style: style, width: 200, height: 24) as? PangoTextLayout)
    #expect(low.size.height <= 24)
  }

  @Test("Short lines stand where the alignment says, inside the text's own width")
  func alignment() {
    func left(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> [Double] {
      let style = ParagraphStyle(alignment: alignment, isRightToLeft: rightToLeft)
      return layout("longer line\nab", style: style).lineFrames.map { Double($0.minX) }
    }
    let room = Double(layout("longer line").size.width - layout("ab").size.width)
    #expect(left(.leading) == [0, 0])
    #expect(left(.trailing) == [0, room])
    #expect(left(.center) == [0, (room / 2).rounded(.down)])
    #expect(left(.leading, rightToLeft: true) == [0, room])
  }

  @Test("Line spacing lies between lines only")
  func lineSpacing() {
    let plain = layout("1\n2\n3").size.height
    #expect(layout("1\n2\n3", style: ParagraphStyle(lineSpacing: 4)).size.height == plain + 8)
  }

  @Test("Tracking follows every letter, the last one too")
  func tracking() {
    #expect(layout("abcd", tracking: 2).size.width == layout("abcd").size.width + 8)
  }

  @Test("No text has no size; a line end counts a line")
  func empty() {
    #expect(layout("").size == .zero)
    #expect(layout("a\n").lineCount == 2)
    #expect(layout("\n\na").lineCount == 3)
    #expect(layout("a\r\nb").lineCount == 2)
    #expect(layout(" ").size.width > 0)
  }

  @Test("Mixed sizes share a baseline")
  func mixedSizes() {
    let small = ResolvedFont(size: 12)
    let large = ResolvedFont(size: 40)
    let text = measurer.layout(
      StyledText([StyledText.Run("21", font: large), StyledText.Run("°C", font: small)]),
      style: ParagraphStyle(),
      width: nil, height: nil)
    #expect(text.firstBaseline == layout("21", size: 40).firstBaseline)
    #expect(text.size.height == layout("21", size: 40).size.height)
  }

  @Test("A raised run raises the line")
  func raised() {
    let font = ResolvedFont(size: 16)
    let text = measurer.layout(
      StyledText([StyledText.Run("a", font: font), StyledText.Run("2", font: font, baselineOffset: 6)]),
      style: ParagraphStyle(), width: nil, height: nil)
    #expect(text.firstBaseline == layout("a").firstBaseline + 6)
  }

  @Test("At scale 2 sizes are halves of a point, widths those of the doubled font")
  func scale() throws {
    let fine = PangoTextMeasurer(fonts: try openFonts(), scale: 2)
    let run = StyledText.Run("Charging", font: ResolvedFont(size: 17))
    let text = fine.layout(StyledText([run]), style: ParagraphStyle(), width: nil, height: nil)
    #expect(text.size.height == 20.5)
    #expect(text.size.width * 2 == layout("Charging", size: 34).size.width)
  }

  @Test("The same question has the same answer object")
  func cache() {
    let first = layout("12:45", size: 40)
    for number in 0..<100 { _ = layout("\(number)", size: 12) }
    #expect(first === layout("12:45", size: 40))
  }

  @Test("A symbol in a text takes its width and stands on the baseline")
  func inlineSymbol() throws {
    let font = ResolvedFont(size: 16)
    let symbol = SymbolRequest(name: "bolt.fill", pointSize: 16)
    let text = measurer.layout(
      StyledText([StyledText.Run("", font: font, symbol: symbol), StyledText.Run("80%", font: font)]),
      style: ParagraphStyle(), width: nil, height: nil)
    let metrics = try #require(measurer.symbolMetrics(symbol))
    #expect(text.size.width == metrics.size.width + layout("80%").size.width)
  }

  @Test("Unknown symbols have no size, and that is noted")
  func unknownSymbol() throws {
    let fonts = try openFonts()
    #expect(
      PangoTextMeasurer(fonts: fonts).symbolMetrics(SymbolRequest(name: "no such", pointSize: 12)) == nil)
    #expect(fonts.problems == [.unknownSymbol("no such")])
  }
}
