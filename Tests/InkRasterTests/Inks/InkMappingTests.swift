import InkBitmap
import InkRaster
import InkViews
import Testing

@Suite("Ink mapping")
struct InkMappingTests {
  /// A colour by 8-bit components.
  static func color(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1, accented: Bool = false)
    -> ResolvedColor
  {
    ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity,
      isAccented: accented)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var color: ResolvedColor
    var mapping: InkMapping
    var tone: Tone
    var stroke: InkMapping.SolidInk
    var testDescription: String { "\(name), \(mapping)" }

    init(
      _ name: String, _ color: ResolvedColor, _ mapping: InkMapping, ink: Int, paper: Int,
      _ stroke: InkMapping.SolidInk
    ) {
      self.name = name
      self.color = color
      self.mapping = mapping
      tone = Tone(ink: ink, paper: paper)
      self.stroke = stroke
    }
  }

  private static let inverted = InkMapping(.luminance, isInverted: true)

  static let rows: [Row] = [
    // On a page dark is ink. Grays by the eye's lightness: 142 of 255 is 0.44 of ink.
    Row("black", color(0, 0, 0), .fullColor, ink: 64, paper: 0, .ink),
    Row("white", color(255, 255, 255), .fullColor, ink: 0, paper: 64, .paper),
    Row("gray", color(142, 142, 147), .fullColor, ink: 32, paper: 32, .contrasting),
    Row("gray 6", color(242, 242, 247), .fullColor, ink: 0, paper: 64, .paper),
    Row("red", color(255, 59, 48), .fullColor, ink: 32, paper: 32, .contrasting),
    Row("yellow", color(255, 204, 0), .fullColor, ink: 8, paper: 56, .contrasting),
    Row("dark blue", color(0, 0, 80), .fullColor, ink: 64, paper: 0, .ink),
    Row("black at 30 %", color(0, 0, 0, 0.3), .fullColor, ink: 16, paper: 0, .ink),
    Row("black at 20 %", color(0, 0, 0, 0.2), .fullColor, ink: 16, paper: 0, .ink),
    Row("black at 10 %", color(0, 0, 0, 0.1), .fullColor, ink: 8, paper: 0, .none),
    Row("black at 5 %", color(0, 0, 0, 0.05), .fullColor, ink: 0, paper: 0, .none),
    Row("white at 50 %", color(255, 255, 255, 0.5), .fullColor, ink: 0, paper: 32, .paper),
    Row("label, secondary", color(60, 60, 67, 0.6), .fullColor, ink: 32, paper: 0, .contrasting),
    Row("clear", color(0, 0, 0, 0), .fullColor, ink: 0, paper: 0, .none),
    // On a lock screen prominent is ink; colours are prominent whatever their hue.
    Row("white", color(255, 255, 255), .prominence, ink: 64, paper: 0, .ink),
    Row("black", color(0, 0, 0), .prominence, ink: 0, paper: 64, .paper),
    Row("red", color(255, 59, 48), .prominence, ink: 64, paper: 0, .ink),
    Row("green", color(52, 199, 89), .prominence, ink: 64, paper: 0, .ink),
    Row("yellow", color(255, 204, 0), .prominence, ink: 64, paper: 0, .ink),
    Row("blue", color(0, 122, 255), .prominence, ink: 64, paper: 0, .ink),
    Row("gray", color(142, 142, 147), .prominence, ink: 32, paper: 32, .contrasting),
    Row("white at 20 %", color(255, 255, 255, 0.2), .prominence, ink: 16, paper: 0, .ink),
    Row("white at 12 %", color(255, 255, 255, 0.12), .prominence, ink: 8, paper: 0, .none),
    // On a black page everything is the other way round.
    Row("white", color(255, 255, 255), inverted, ink: 64, paper: 0, .ink),
    Row("black", color(0, 0, 0), inverted, ink: 0, paper: 64, .paper),
    // A mask counts opacity alone.
    Row("white", color(255, 255, 255), InkMapping(.coverage), ink: 64, paper: 0, .ink),
    Row("black at 50 %", color(0, 0, 0, 0.5), InkMapping(.coverage), ink: 32, paper: 0, .ink),
    // Accented pictures do too, and their lines stay apart from what they stand on.
    Row("white", color(255, 255, 255), InkMapping(.accented), ink: 64, paper: 0, .contrasting),
    Row("red at 50 %", color(255, 59, 48, 0.5), InkMapping(.accented), ink: 32, paper: 0, .contrasting),
    Row("black", color(0, 0, 0), InkMapping(.accented, isInverted: true), ink: 0, paper: 64, .contrasting),
  ]

  @Test(
    "Lines of a strong colour are solid, on a dark page in paper; grays and pale colours are patterns",
    arguments: [
      ("red", color(255, 59, 48), 64, 0, 64), ("orange", color(255, 149, 0), 64, 0, 64),
      ("yellow", color(255, 204, 0), 64, 0, 64), ("green", color(52, 199, 89), 64, 0, 64),
      ("blue", color(0, 122, 255), 64, 0, 64), ("purple", color(175, 82, 222), 64, 0, 64),
      ("gray", color(142, 142, 147), 32, 32, 32), ("brown", color(162, 132, 94), 32, 32, 32),
      ("pale blue", color(210, 230, 255), 8, 8, 56),
    ])
  func lines(_ name: String, _ color: ResolvedColor, ink: Int, onDark: Int, paperOnDark: Int) {
    #expect(InkMapping.fullColor.lineTone(of: color).ink == ink)
    var dark = InkMapping.fullColor
    dark.isPageDark = true
    #expect(dark.lineTone(of: color) == Tone(ink: onDark, paper: paperOnDark))
    // Where colours are not meant, or the panel has the ink, nothing changes.
    for mapping in [InkMapping.prominence, InkMapping(.luminance, inks: Ink.allCases)] {
      #expect(mapping.lineTone(of: color) == mapping.tone(of: color))
    }
  }

  @Test(
    "Translucent grays are seen on a dark page",
    arguments: [
      ("systemFill", color(120, 120, 128, 0.36), 8, 8),
      ("secondarySystemFill", color(120, 120, 128, 0.32), 8, 8),
      ("tertiarySystemFill", color(118, 118, 128, 0.24), 8, 8),
      ("quaternarySystemFill", color(118, 118, 128, 0.18), 0, 8),
      ("separator", color(84, 84, 88, 0.6), 16, 16), ("secondaryLabel", color(235, 235, 245, 0.6), 0, 32),
      ("black", color(0, 0, 0, 0.5), 32, 0),
    ] as [(String, ResolvedColor, Int, Int)])
  func translucentOnDark(_ name: String, _ color: ResolvedColor, ink: Int, paper: Int) {
    var dark = InkMapping.fullColor
    dark.isPageDark = true
    #expect(dark.tone(of: color) == Tone(ink: ink, paper: paper))
  }

  @Test("Colours become tones and lines by the table", arguments: rows)
  func table(_ row: Row) {
    #expect(row.mapping.tone(of: row.color) == row.tone)
    #expect(row.mapping.stroke(of: row.color) == row.stroke)
  }

  @Test("The layers around decide with the colour whether text is too faint")
  func faintLayers() {
    let color = Self.color(0, 0, 0, 0.5)
    #expect(InkMapping.fullColor.stroke(of: color, opacity: 0.5) == .ink)
    #expect(InkMapping.fullColor.stroke(of: color, opacity: 0.2) == .none)
  }

  @Test(
    "A second ink takes accented colours and those of its hue",
    arguments: [
      (Ink.red, color(255, 59, 48), true), (.red, color(255, 149, 0), false),
      (.red, color(255, 255, 255), false), (.red, color(255, 45, 85), true),
      (.yellow, color(255, 204, 0), true), (.yellow, color(255, 59, 48), false),
      (.yellow, color(52, 199, 89), false), (.red, color(40, 0, 0), false),
      (.red, color(0, 122, 255, accented: true), true), (.yellow, color(255, 255, 255, accented: true), true),
    ])
  func accents(_ ink: Ink, _ color: ResolvedColor, _ isColored: Bool) {
    let mapping = InkMapping(.luminance, inks: [.white, .black, ink])
    #expect(mapping.tone(of: color).mix == InkMix(isColored ? ink : .black))
    #expect((mapping.stroke(of: color) == .colored(ink)) == isColored)
    #expect(InkMapping.fullColor.tone(of: color).mix == .black)
  }

  @Test(
    "A colour takes the ink of its hue, two inks between them, or black where the panel has none",
    arguments: [
      ("red", color(255, 59, 48), "64 red", "64 red", "64 red"),
      ("orange", color(255, 149, 0), "64 red 32 yellow", "64 red 32 yellow", "64 orange"),
      ("yellow", color(255, 204, 0), "64 yellow", "64 yellow", "64 yellow"),
      ("green", color(52, 199, 89), "16 black", "64 green", "64 green"),
      ("mint", color(0, 199, 190), "16 black", "64 green 32 blue", "64 green 32 blue"),
      ("blue", color(0, 122, 255), "32 black", "64 blue", "64 blue"),
      ("purple", color(175, 82, 222), "32 black", "64 blue 32 red", "64 blue 32 red"),
      ("pale blue", color(210, 230, 255), "8 black", "16 blue", "16 blue"),
      ("navy", color(0, 0, 80), "64 black", "64 black", "64 black"),
      ("gray", color(142, 142, 147), "32 black", "32 black", "32 black"),
      ("white", color(255, 255, 255), "0 black", "0 black", "0 black"),
      ("accented green", color(52, 199, 89, accented: true), "64 red", "64 green", "64 green"),
      ("accented white", color(255, 255, 255, accented: true), "64 red", "64 red", "64 red"),
    ] as [(String, ResolvedColor, String, String, String)])
  func hues(_ name: String, _ color: ResolvedColor, four: String, six: String, seven: String) {
    func dots(_ inks: [Ink]) -> String {
      let tone = InkMapping(.luminance, inks: inks).tone(of: color)
      let second = tone.mix.share == 0 ? "" : " \(tone.mix.share) \(tone.mix.second.rawValue)"
      return "\(tone.ink) \(tone.mix.first.rawValue)\(second)"
    }
    #expect(dots([.white, .black, .red, .yellow]) == four, "\(name)")
    #expect(dots([.white, .black, .red, .yellow, .green, .blue]) == six, "\(name)")
    #expect(dots(Ink.pigments) == seven, "\(name)")
  }

  @Test("No tone settles more than all dots, and levels are few", arguments: 0...100)
  func levels(_ percent: Int) {
    for density in stride(from: Float(0), through: 1, by: 0.05) {
      let tone = Tone(density: density, opacity: Float(percent) / 100)
      #expect(tone.ink + tone.paper <= 64)
      #expect([0, 8, 16, 32, 48, 64].contains(tone.ink + tone.paper))
    }
  }
}
