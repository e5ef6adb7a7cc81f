import InkBitmap
import Testing

@Suite struct ColorFrameTests {
  static let four: [Ink] = [.white, .black, .red, .yellow]

  @Test("A pixel is the ink it was set to, on one, two and three planes", arguments: [2, 3, 4, 5, 7])
  func pixels(count: Int) {
    let inks = Array(Ink.pigments.prefix(count))
    var picture = ColorFrame(width: 13, height: 5, inks: inks)
    #expect(picture.planeCount == [2: 1, 3: 2, 4: 2, 5: 3, 7: 3][count])
    for y in 0..<5 { for x in 0..<13 { picture[x, y] = inks[(x + 3 * y) % count] } }
    for y in 0..<5 { for x in 0..<13 { #expect(picture[x, y] == inks[(x + 3 * y) % count]) } }
    picture[13, 0] = .black
    #expect(picture[13, 0] == .white && picture[-1, 0] == .white)
    // An ink that the picture has not is not written.
    if count < 7 {
      let before = picture
      picture[0, 0] = .blue
      #expect(picture == before)
    }
  }

  @Test("White is place 0 and black place 1, so that black and white have a frame's bytes")
  func blackAndWhite() {
    var frame = Frame(width: 10, height: 2)
    frame[9, 1] = .black
    #expect(ColorFrame(frame).bytes == frame.bytes)
    #expect(ColorFrame(frame, inks: Self.four).plane(0) == frame)
    #expect(ColorFrame(frame, inks: Self.four).pixels(of: .black) == frame)
    #expect(!ColorFrame(frame, inks: Self.four).hasColor)
  }

  @Test("The second ink shows where both are set")
  func twoInks() {
    var black = Frame(width: 4, height: 1)
    var red = black
    (black[0, 0], black[1, 0], red[1, 0], red[2, 0]) = (.black, .black, .black, .black)
    let picture = ColorFrame(black: black, color: red, ink: .red)
    #expect((0..<4).map { picture[$0, 0] } == [.black, .red, .red, .white])
    #expect(picture.coloredPixels == red && picture.hasColor)
    #expect(picture.inkedPixels.bytes == [0xE0])
  }

  @Test("Turning moves every ink alike", arguments: QuarterTurn.allCases)
  func rotation(turn: QuarterTurn) {
    var picture = ColorFrame(width: 11, height: 6, inks: Ink.pigments)
    for x in 0..<11 { picture[x, x % 6] = Ink.pigments[x % 7] }
    let turned = picture.rotated(by: turn)
    for ink in Ink.pigments { #expect(turned.pixels(of: ink) == picture.pixels(of: ink).rotated(by: turn)) }
  }

  @Test("Only what a coloured ink gains or loses counts as a change of colour")
  func difference() {
    var a = ColorFrame(width: 9, height: 3, inks: Self.four)
    var b = a
    b.fill(PixelRect(x: 0, y: 0, width: 9, height: 1), with: .black)
    #expect(a.coloredDifference(from: b) == 0)
    b[8, 2] = .yellow
    #expect(a.coloredDifference(from: b) == 1 && b.coloredDifference(from: a) == 1)
    a[8, 2] = .red
    a[0, 0] = .red
    #expect(a.coloredDifference(from: b) == 2)
  }

  @Test("Among other inks a picture keeps its colours, and what is missing becomes black")
  func converted() {
    var picture = ColorFrame(width: 4, height: 1, inks: Self.four)
    (picture[1, 0], picture[2, 0], picture[3, 0]) = (.black, .red, .yellow)
    let all = picture.converted(to: Ink.pigments)
    #expect((0..<4).map { all[$0, 0] } == [.white, .black, .red, .yellow])
    let red = picture.converted(to: [.white, .black, .red])
    #expect((0..<4).map { red[$0, 0] } == [.white, .black, .red, .black])
  }

  @Test("Two bits a pixel, the leftmost highest, rows padded with white")
  func packedInTwo() {
    var picture = ColorFrame(width: 5, height: 2, inks: Self.four)
    (picture[0, 0], picture[1, 0], picture[3, 0], picture[4, 1]) = (.black, .red, .yellow, .red)
    // White 1, black 0, red 3, yellow 2: 00 11 01 10, then 01 and padding.
    #expect(picture.packed(bits: 2, codes: [1, 0, 3, 2]) == [0x36, 0x55, 0x55, 0xD5])
    #expect(
      picture.packed(bits: 2, codes: [1, 0, 3, 2], columns: 12) == [0x36, 0x55, 0x55, 0x55, 0xD5, 0x55])
  }

  @Test("Four bits a pixel, two in a byte")
  func packedInFour() {
    var picture = ColorFrame(width: 10, height: 1, inks: Ink.pigments)
    for x in 0..<7 { picture[x, 0] = Ink.pigments[x] }
    let codes: [UInt8] = [1, 0, 4, 5, 6, 2, 3]
    #expect(picture.packed(bits: 4, codes: codes) == [0x10, 0x45, 0x62, 0x31, 0x11])
  }
}
