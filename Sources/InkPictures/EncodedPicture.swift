import Foundation
import InkBitmap

/// The bytes of a picture in any format that is read: PNG, JPEG, PBM or BMP.
public struct EncodedPicture {
  private let bytes: [UInt8]
  private let name: String

  /// Bytes, and what errors call them.
  public init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The pixels across and down as the picture is seen, by its header; nil when it is in no format that is read.
  public var size: (width: Int, height: Int)? {
    switch PictureFormat(bytes) {
    case .png: PNGFile.size(of: bytes)
    case .jpeg: JPEGFile.size(of: bytes)
    case .bmp: BMPFile.size(of: bytes)
    case .pbm: (try? PBMFile.decode(bytes, name: name)).map { ($0.width, $0.height) }
    default: nil
    }
  }

  /// The pixels of a file's picture, of a drawing its own size; nil when there is none that is read.
  ///
  /// Reads the first 64 KiB; all of a drawing, and of a file whose header is longer, as after a large thumbnail.
  public static func size(ofFile path: String) -> (width: Int, height: Int)? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 1 << 16), let format = PictureFormat(head),
      format.isRead || format.isDrawn
    else { return nil }
    if format.isRead, format != .pbm, let size = EncodedPicture([UInt8](head), name: path).size {
      return size
    }
    guard let rest = try? file.readToEnd() ?? Data() else { return nil }
    let bytes = [UInt8](head + rest)
    return (try? DrawingFile(bytes, name: path)?.size) ?? EncodedPicture(bytes, name: path).size
  }

  /// Its greys, with opacities unless all are full; throws `PictureError` or `PBMError`.
  public func gray() throws -> GrayImage {
    switch try format() {
    case .jpeg: return try JPEGFile.decode(bytes, name: name)
    case .pbm: return GrayImage(try PBMFile.decode(bytes, name: name))
    case .bmp: return GrayImage(try BMPFile.decode(bytes, name: name))
    default: return try PNGFile.decode(bytes, name: name)
    }
  }

  /// Its colours, with opacities unless all are full; throws `PictureError` or `PBMError`.
  ///
  /// More than `maximumPixels` are refused by the header, before their memory is taken. A picture that is at least twice
  /// as large as `side` both ways may come as a whole part of its size.
  public func color(maximumPixels: Int = PNGFile.defaultMaximumPixels, side: Int? = nil) throws -> ColorImage
  {
    switch try format() {
    case .jpeg:
      return try JPEGFile.decodeColor(bytes, name: name, maximumPixels: maximumPixels, side: side)
    case .bmp: return try BMPFile.decode(bytes, name: name, maximumPixels: maximumPixels)
    case .pbm:
      let gray = GrayImage(try PBMFile.decode(bytes, name: name, maximumPixels: maximumPixels))
      return ColorImage(
        width: gray.width, height: gray.height, red: gray.gray, green: gray.gray, blue: gray.gray)
    default: return try PNGFile.decodeColor(bytes, name: name, maximumPixels: maximumPixels)
    }
  }

  private func format() throws(PictureError) -> PictureFormat {
    guard let format = PictureFormat(bytes) else { throw PictureError(.unknownFormat, name: name) }
    guard format.isRead else { throw PictureError(.notRead(format), name: name) }
    return format
  }
}
