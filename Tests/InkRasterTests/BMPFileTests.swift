import InkBitmap
import Testing

@testable import InkPictures

@Suite struct BMPFileTests {
  private static func word(_ value: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A bitmap with these headers, palette and rows.
  static func bitmap(
    _ width: Int, _ height: Int, bits: Int, palette: [UInt8] = [], rows: [UInt8], compression: Int = 0
  ) -> [UInt8] {
    let place = 54 + palette.count
    let parts: [[UInt8]] = [
      Array("BM".utf8), word(place + rows.count), word(0), word(place), word(40), word(width), word(height),
      word(1, 2), word(bits, 2), word(compression), word(rows.count), word(0), word(0),
      word(palette.count / 4),
      word(0), palette, rows,
    ]
    return parts.flatMap { $0 }
  }

  static let blackAndWhite: [UInt8] = [0, 0, 0, 0, 255, 255, 255, 0]

  @Test("One bit a pixel: rows from the foot up, the highest bit leftmost, words of four bytes")
  func oneBit() throws {
    let bytes = Self.bitmap(
      10, 2, bits: 1, palette: Self.blackAndWhite, rows: [0xFF, 0x80, 0, 0, 0x7F, 0xC0, 0, 0])
    let image = try BMPFile.decode(bytes)
    // The second row of the file is the upper one: its first pixel alone is black.
    #expect(image.red[0..<10].elementsEqual([0] + [UInt8](repeating: 255, count: 9)))
    #expect(image.red[10..<20].elementsEqual([UInt8](repeating: 255, count: 9) + [0]))
    #expect(EncodedPicture(bytes, name: "a").size.map { [$0.width, $0.height] } == [10, 2])
    #expect(try EncodedPicture(bytes, name: "a").gray().gray[0] == 0)
    // A negative height is a picture from the top down.
    let down = Self.bitmap(
      10, -2, bits: 1, palette: Self.blackAndWhite, rows: [0xFF, 0x80, 0, 0, 0x7F, 0xC0, 0, 0])
    #expect(try BMPFile.decode(down).red[10] == 0)
  }

  @Test("Colours: 24 bits blue first, 32 bits without the fourth, 4 and 8 bits by the palette")
  func colors() throws {
    let plain = try BMPFile.decode(Self.bitmap(1, 1, bits: 24, rows: [1, 2, 3, 0]))
    #expect([plain.red[0], plain.green[0], plain.blue[0]] == [3, 2, 1])
    let four = try BMPFile.decode(Self.bitmap(1, 1, bits: 32, rows: [1, 2, 3, 0], compression: 3))
    #expect([four.red[0], four.green[0], four.blue[0]] == [3, 2, 1])
    #expect(four.alpha == nil)
    let nibbles = Self.bitmap(2, 1, bits: 4, palette: Self.blackAndWhite, rows: [0x10, 0, 0, 0])
    #expect(try BMPFile.decode(nibbles).red == [255, 0])
    // An index that the palette does not have.
    let wild = Self.bitmap(2, 1, bits: 8, palette: Self.blackAndWhite, rows: [1, 200, 0, 0])
    #expect(try BMPFile.decode(wild).red == [255, 0])
  }

  static let bad: [(bytes: [UInt8], PictureError.Kind)] = [
    (Array("BM".utf8), .truncated), (Array("PNG".utf8), .unknownFormat),
    (bitmap(8, 8, bits: 1, palette: blackAndWhite, rows: [0]), .truncated),
    (bitmap(100_000, 100_000, bits: 1, palette: blackAndWhite, rows: []), tooLarge),
    (bitmap(0, 1, bits: 1, palette: blackAndWhite, rows: [0, 0, 0, 0]), .damaged("it has no pixel")),
    (bitmap(-1, 1, bits: 24, rows: [0, 0, 0, 0]), .damaged("it has no pixel")),
    (bitmap(1, 1, bits: 16, rows: [0, 0, 0, 0]), .damaged("16 bits a pixel are unknown")),
    (
      bitmap(1, 1, bits: 8, palette: blackAndWhite, rows: [0, 0, 0, 0], compression: 1),
      .damaged("it is compressed")
    ),
  ]
  private static let tooLarge = PictureError.Kind.tooLarge(
    width: 100_000, height: 100_000, maximumPixels: PNGFile.defaultMaximumPixels)

  @Test("What cannot be read is refused by its header", arguments: bad)
  func refused(_ bytes: [UInt8], _ kind: PictureError.Kind) {
    #expect(throws: PictureError(kind, name: "a")) { try BMPFile.decode(bytes, name: "a") }
  }
}
