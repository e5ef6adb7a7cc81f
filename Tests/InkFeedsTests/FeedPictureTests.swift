import Foundation
import InkBitmap
import InkPictures
import InkTimelines
import Testing

@testable import InkFeeds

@Suite("FeedPicture")
struct FeedPictureTests {
  /// A photograph: every grey there is.
  private static func slope(_ width: Int, _ height: Int) -> ColorImage {
    let gray = (0..<(width * height)).map { (place: Int) -> UInt8 in
      let across = place % width * 255 / width
      let down = place / width * 60 / height
      return UInt8((across + down) & 255)
    }
    return ColorImage(width: width, height: height, red: gray, green: gray, blue: gray)
  }

  @Test("A picture of a panel's size is kept as it came, and told a drawing or a photograph")
  func kept() throws {
    let photograph = PNGFile.encode(Self.slope(200, 100))
    let picture = try FeedPicture(photograph, named: "a")
    #expect([UInt8](picture.data) == photograph)
    #expect((picture.width, picture.height) == (200, 100))
    #expect(!picture.isDrawing)
    let drawing = try FeedPicture(Array("P1\n4 2\n1 0 0 1\n0 1 1 0\n".utf8), named: "a")
    #expect(drawing.isDrawing && drawing.width == 4)
  }

  @Test("A large one comes as a part of its size: a photograph, a drawing, a JPEG", arguments: [true, false])
  func reduced(_ isJPEG: Bool) throws {
    let large = Self.slope(3300, 1000)
    let bytes = isJPEG ? try #require(JPEGFile.encode(large, quality: 90)) : PNGFile.encode(large)
    let picture = try FeedPicture(bytes, named: "a")
    #expect((picture.width, picture.height) == (1650, 500))
    #expect(EncodedPicture([UInt8](picture.data), name: "").size?.width == 1650)
    #expect(picture.data.count < 2_000_000)
  }

  /// A PNG whose header says that it is `side` pixels both ways, and nothing else.
  private static func bomb(_ side: UInt32) -> [UInt8] {
    var bytes = PNGFile.encode(Frame(width: 8, height: 8))
    for (place, shift) in [(16, 24), (17, 16), (18, 8), (19, 0)] as [(Int, UInt32)] {
      bytes[place] = UInt8(truncatingIfNeeded: side >> shift)
      bytes[place + 4] = UInt8(truncatingIfNeeded: side >> shift)
    }
    // The header's own checksum (PNG, annex D).
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in bytes[12..<29] {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ checksum >> 1 : checksum >> 1 }
    }
    for (place, shift) in [(29, 24), (30, 16), (31, 8), (32, 0)] as [(Int, UInt32)] {
      bytes[place] = UInt8(truncatingIfNeeded: ~checksum >> shift)
    }
    return bytes
  }

  @Test("A bomb is refused by its header, what is no picture by its beginning, each with a reason")
  func refused() throws {
    let error = PictureError(
      .tooLarge(width: 60_000, height: 60_000, maximumPixels: FeedPicture.maximumPixels),
      name: "The picture of a")
    #expect(throws: FeedError.picture(error)) { try FeedPicture(Self.bomb(60_000), named: "a") }
    #expect(throws: FeedError.picture(PictureError(.unknownFormat, name: "The picture of a"))) {
      try FeedPicture(Array("<html>".utf8), named: "a")
    }
    #expect(throws: FeedError.picture(PictureError(.notRead(.webp), name: "The picture of a"))) {
      try FeedPicture(Array("RIFF0000WEBPVP8 ".utf8), named: "a")
    }
    #expect(throws: FeedError.self) { try FeedPicture(Array("P4\n99999 99999\n".utf8), named: "a") }
    #expect(throws: FeedError.self) { try FeedPicture(Array("BM".utf8), named: "a") }
  }

  @Test("A widget that wants a picture takes any source, whole, and more of it than a value may have")
  func settings() throws {
    let source: WidgetConfigurationValue = .table(["file": "/srv/a.png"])
    let settings = try PictureSettings(parameter: source, key: "source")
    #expect(settings.feed.content == .picture)
    #expect(settings.feed.content.limit == 8 << 20)
    let other = try FeedSettings(parameter: source, key: "source")
    #expect(settings.feed != other)
    let bytes = PNGFile.encode(Self.slope(20, 10))
    #expect(try settings.feed.value(of: bytes).picture?.width == 20)
    #expect(throws: WidgetConfigurationError.self) {
      try PictureSettings(parameter: .table(["file": "/a", "path": ""]), key: "source")
    }
  }

  @Test("A picture is not written down with what is known of a feed")
  func notKept() throws {
    let picture = try FeedPicture(PNGFile.encode(Frame(width: 8, height: 8)), named: "a")
    let report = FeedReport(reading: FeedReading(.picture(picture), at: Date(timeIntervalSince1970: 0)))
    #expect(KnownFeed(FeedSettings(FileSource(path: "/a")), report) == nil)
  }
}
