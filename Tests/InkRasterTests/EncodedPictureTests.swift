import Foundation
import InkBitmap
import InkTestKit
import Testing

@testable import InkPictures
@testable import InkRaster

@Suite struct EncodedPictureTests {
  private static let image = ColorImage(
    width: 2, height: 1, red: [9, 200], green: [9, 200], blue: [9, 200])

  @Test(
    "a format is told by its first bytes",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
      (Array("P4\n1 1\n\0".utf8), .pbm), (Array("%PDF-1.7".utf8), .pdf),
      (Array("<?xml version=\"1.0\"?>\n<svg width=\"1\">".utf8), .svg),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic), (Array("RIFF1234WEBPVP8 ".utf8), .webp),
      (Array("GIF89a".utf8), .gif), (Array("II*\0".utf8), .tiff), (Array("MM\0*".utf8), .tiff),
      (Array("hello".utf8), nil), ([], nil),
    ] as [([UInt8], PictureFormat?)])
  func format(bytes: [UInt8], format: PictureFormat?) { #expect(PictureFormat(bytes) == format) }

  @Test("PNG, JPEG and PBM are read in colours and in greys, and their size by their header")
  func read() throws {
    var frame = Frame(width: 2, height: 1)
    frame[0, 0] = .black
    let files: [[UInt8]] = [
      PNGFile.encode(Self.image), try #require(JPEGFile.encode(Self.image, quality: 100)),
      PBMFile.encode(frame),
    ]
    for file in files {
      let picture = EncodedPicture(file, name: "x")
      let size = try #require(picture.size)
      #expect(size == (2, 1))
      let (gray, color) = (try picture.gray(), try picture.color())
      #expect(gray.gray[0] < 30 && gray.gray[1] > 180)
      #expect(color.red[0] < 30 && color.blue[1] > 180)
      let path = NSTemporaryDirectory() + "encoded-\(UUID().uuidString)"
      try Data(file).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let ofFile = try #require(EncodedPicture.size(ofFile: path))
      #expect(ofFile == (2, 1))
    }
    #expect(EncodedPicture.size(ofFile: "/nonexistent") == nil)
  }

  @Test("a format that is not read is named, and what is no picture is told")
  func refused() {
    #expect(throws: PictureError(.notRead(.pdf), name: "x")) {
      try EncodedPicture(Array("%PDF-1.7".utf8), name: "x").color()
    }
    #expect(throws: PictureError(.unknownFormat, name: "x")) {
      try EncodedPicture(Array("hello".utf8), name: "x").gray()
    }
    #expect(EncodedPicture(Array("%PDF-1.7".utf8), name: "x").size == nil)
  }
}
