import InkBitmap
import Testing

@Suite struct InkDitheringTests {
  static let all = InkPalette(Ink.pigments)
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

  @Test("An ink's own colour and its pigment are that ink", arguments: Ink.pigments)
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

  @Test(
    "Four greys take each its own, and dots of two for what lies between",
    arguments: [
      (UInt8(255), Ink.white, Ink.white), (170, .lightGray, .lightGray), (85, .darkGray, .darkGray),
      (0, .black, .black), (212, .lightGray, .white), (127, .darkGray, .lightGray), (42, .black, .darkGray),
    ] as [(UInt8, Ink, Ink)])
  func greys(gray: UInt8, first: Ink, second: Ink) {
    let palette = InkPalette(Ink.fourGrays)
    for dithering in [InkDithering.ordered, .floydSteinberg, .blueNoise] {
      let picture = ColorFrame(Self.flat(gray, gray, gray), palette: palette, dithering: dithering)
      let counts = (Self.count(picture, first), Self.count(picture, second))
      if first == second {
        #expect(counts.0 == 32 * 32, "\(dithering)")
      } else {
        #expect(counts.0 + counts.1 == 32 * 32 && (400...624).contains(counts.0), "\(dithering) \(counts)")
      }
    }
  }

  @Test("Colours become greys by their brightness")
  func brightness() {
    let palette = InkPalette(Ink.fourGrays)
    func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Ink {
      ColorFrame(Self.flat(red, green, blue, width: 1, height: 1), palette: palette, dithering: .nearest)[
        0, 0]
    }
    #expect(gray(255, 255, 0) == .white && gray(0, 255, 0) == .lightGray)
    #expect(gray(255, 0, 0) == .darkGray && gray(0, 0, 255) == .black)
  }
}
