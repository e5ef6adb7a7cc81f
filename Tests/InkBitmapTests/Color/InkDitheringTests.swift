import InkBitmap
import Testing

@Suite struct InkDitheringTests {
  static let all = InkPalette(Ink.allCases)
  static let four = InkPalette([.white, .black, .red, .yellow])

  /// A picture of one colour.
  static func flat(_ red: UInt8, _ green: UInt8, _ blue: UInt8, width: Int = 32, height: Int = 32)
    -> ColorImage
  {
    let count = width * height
    return ColorImage(
      width: width, height: height, red: [UInt8](repeating: red, count: count),
      green: [UInt8](repeating: green, count: count), blue: [UInt8](repeating: blue, count: count))
  }

  static func count(_ picture: ColorFrame, _ ink: Ink) -> Int {
    picture.pixels(of: ink).bytes.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  @Test(
    "The nearest ink is the one the eye would choose",
    arguments: [
      ((255, 255, 255), Ink.white), ((0, 0, 0), .black), ((200, 30, 30), .red), ((250, 230, 40), .yellow),
      ((230, 130, 40), .orange), ((30, 160, 40), .green), ((30, 30, 160), .blue), ((235, 235, 230), .white),
      ((20, 20, 30), .black),
    ] as [((Int, Int, Int), Ink)])
  func nearest(color: (Int, Int, Int), ink: Ink) {
    let place = Self.all.place(nearestTo: InkPalette.Color(color.0, color.1, color.2))
    #expect(Self.all.inks[place] == ink)
  }

  @Test("An ink's own colour and its pigment are that ink", arguments: Ink.allCases)
  func own(ink: Ink) {
    let place = Self.all.inks.firstIndex(of: ink)
    #expect(Self.all.place(nearestTo: Self.all.colors[place ?? 0]) == place)
  }

  @Test("White, and what is clear, takes no ink in any way", arguments: InkDithering.allCases)
  func white(dithering: InkDithering) {
    var image = Self.flat(255, 255, 255)
    #expect(ColorFrame(image, palette: Self.all, dithering: dithering).bytes.allSatisfy { $0 == 0 })
    image = Self.flat(10, 200, 30)
    image.alpha = [UInt8](repeating: 0, count: 32 * 32)
    #expect(ColorFrame(image, palette: Self.all, dithering: dithering).bytes.allSatisfy { $0 == 0 })
  }

  @Test("A colour between two inks is both of them, in its share")
  func mixed() {
    // Half of the way from white to this palette's red.
    let red = Self.four.colors[2]
    let image = Self.flat(
      UInt8((255 + red.red) / 2), UInt8((255 + red.green) / 2), UInt8((255 + red.blue) / 2))
    let picture = ColorFrame(image, palette: Self.four, dithering: .floydSteinberg)
    #expect((460...560).contains(Self.count(picture, .red)))
    #expect(Self.count(picture, .black) + Self.count(picture, .yellow) < 40)
  }

  @Test("Atkinson passes three quarters on: what is nearly white stays white")
  func atkinson() {
    let pale = Self.flat(240, 240, 240)
    let floyd = ColorFrame(pale, palette: Self.four, dithering: .floydSteinberg)
    let atkinson = ColorFrame(pale, palette: Self.four, dithering: .atkinson)
    let dots = { (picture: ColorFrame) in picture.inkedPixels.bytes.reduce(0) { $0 + $1.nonzeroBitCount } }
    #expect(dots(floyd) > 0 && dots(atkinson) < dots(floyd))
  }

  @Test("Ordered dots do not depend on where in the panel a picture begins")
  func anchored() {
    let image = Self.flat(150, 150, 150, width: 24, height: 24)
    let whole = ColorFrame(image, palette: Self.four, dithering: .ordered)
    let part = ColorFrame(
      Self.flat(150, 150, 150, width: 13, height: 9), palette: Self.four, dithering: .ordered,
      origin: PixelPoint(x: 3, y: 5))
    for y in 0..<9 { for x in 0..<13 { #expect(part[x, y] == whole[x + 3, y + 5]) } }
    #expect(Self.count(whole, .black) > 0 && Self.count(whole, .white) > 0)
  }

  @Test("What no ink can show does not run over the picture")
  func outOfGamut() {
    // The left half is a blue that four inks have not; the right half is white and stays so but for its edge.
    var image = Self.flat(0, 0, 255, width: 64, height: 16)
    for y in 0..<16 {
      for x in 32..<64 {
        (image.red[y * 64 + x], image.green[y * 64 + x], image.blue[y * 64 + x]) = (255, 255, 255)
      }
    }
    let picture = ColorFrame(image, palette: Self.four, dithering: .floydSteinberg)
    for y in 0..<16 { for x in 40..<64 { #expect(picture[x, y] == .white) } }
  }
}
