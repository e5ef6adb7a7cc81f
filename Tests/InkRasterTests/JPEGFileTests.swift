import InkBitmap
import InkErrors
import InkTestKit
import Testing

@testable import InkPictures
@testable import InkRaster

@Suite struct JPEGFileTests {
  /// 48 × 32 pixels: 16 × 16 in the left upper corner red, the rest white.
  private var picture: ColorImage {
    var image = ColorImage(
      width: 48, height: 32, red: [UInt8](repeating: 255, count: 48 * 32),
      green: [UInt8](repeating: 255, count: 48 * 32), blue: [UInt8](repeating: 255, count: 48 * 32))
    for y in 0..<16 {
      for x in 0..<16 {
        image.red[y * 48 + x] = 200
        image.green[y * 48 + x] = 30
        image.blue[y * 48 + x] = 30
      }
    }
    return image
  }

  private func file(quality: Int = 95) throws -> [UInt8] {
    try #require(JPEGFile.encode(picture, quality: quality))
  }

  /// An Exif marker with an orientation, after the first two bytes of a file.
  private func turned(_ file: [UInt8], _ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let big: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let little: [UInt8] =
      Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let body = isLittle ? little : big
    return Array(file[..<2]) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + Array(file[2...])
  }

  @Test("colours come back, about")
  func roundTrip() throws {
    let image = try JPEGFile.decodeColor(try file())
    #expect(image.width == 48 && image.height == 32 && image.alpha == nil)
    #expect(abs(Int(image.red[4 * 48 + 4]) - 200) < 8 && abs(Int(image.green[4 * 48 + 4]) - 30) < 8)
    #expect(image.green[24 * 48 + 40] > 245)
    let gray = try JPEGFile.decode(try file())
    #expect((70...95).contains(gray.gray[4 * 48 + 4]) && gray.gray[24 * 48 + 40] > 245)
  }

  /// Where the red corner is seen: its column and row, of two each.
  @Test(
    "a picture is seen the way up that the camera was held",
    arguments: [
      (1, 0, 0, 48), (2, 1, 0, 48), (3, 1, 1, 48), (4, 0, 1, 48), (5, 0, 0, 32), (6, 1, 0, 32), (7, 1, 1, 32),
      (8, 0, 1, 32),
    ] as [(UInt8, Int, Int, Int)], [false, true])
  func orientation(_ seen: (value: UInt8, column: Int, row: Int, width: Int), isLittle: Bool) throws {
    let bytes = turned(try file(), seen.value, isLittle: isLittle)
    let image = try JPEGFile.decodeColor(bytes)
    #expect(image.width == seen.width && image.height == 80 - seen.width)
    let size = try #require(JPEGFile.size(of: bytes))
    #expect(size == (image.width, image.height))
    for row in 0..<2 {
      for column in 0..<2 {
        let x = column == 0 ? 6 : image.width - 7
        let y = row == 0 ? 6 : image.height - 7
        let isRed = image.green[y * image.width + x] < 100
        #expect(isRed == (column == seen.column && row == seen.row), "\(column) \(row)")
      }
    }
  }

  @Test("a file cut anywhere is refused")
  func truncated() throws {
    let file = try file()
    for count in stride(from: 3, to: file.count - 2, by: 37) {
      #expect(throws: PictureError.self) { try JPEGFile.decodeColor(Array(file[..<count]), name: "x") }
    }
    #expect(throws: PictureError(.truncated, name: "x")) {
      try JPEGFile.decodeColor(Array(file[..<(file.count / 2)]), name: "x")
    }
  }

  @Test(
    "what is no JPEG is refused", arguments: [[], [0xFF, 0xD8], Array("P4\n8 1\n123456".utf8)] as [[UInt8]])
  func notJPEG(bytes: [UInt8]) {
    #expect(throws: PictureError(.notJPEG, name: "x")) { try JPEGFile.decode(bytes, name: "x") }
    #expect(JPEGFile.size(of: bytes) == nil)
  }

  @Test("a huge picture is refused before its memory is taken")
  func huge() throws {
    #expect(throws: PictureError(.tooLarge(width: 48, height: 32, maximumPixels: 1000), name: "x")) {
      try JPEGFile.decode(try file(), name: "x", maximumPixels: 1000)
    }
  }

  @Test("altered bytes are a picture or an error, never an end of the program")
  func altered() throws {
    let file = try file()
    var seed: UInt64 = 7
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    for _ in 0..<400 {
      var bytes = file
      for _ in 0..<3 { bytes[random(bytes.count)] = UInt8(random(256)) }
      _ = try? JPEGFile.decodeColor(bytes, maximumPixels: 1 << 20)
      _ = JPEGFile.size(of: bytes)
    }
  }

  @Test("quality changes the size of the file")
  func quality() throws {
    let (best, least) = (try file(quality: 100).count, try file(quality: -3).count)
    #expect(best > least)
  }
}
