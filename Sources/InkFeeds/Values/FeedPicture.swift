import Foundation
import InkBitmap
import InkPictures

/// A picture that a source gave, read once to know that it is one, and made no larger than panels are.
///
/// Its header is looked at first: more than 16 million pixels are refused before any memory is taken. Reading takes ten
/// bytes a pixel for a moment; of a photograph twice as large as the largest panel no more than a part is read.
public struct FeedPicture: Hashable, Sendable {
  /// Pixels that are read, at most.
  static let maximumPixels = 16 << 20
  /// Pictures twice as large as this come as a whole part of their size; wider than most panels, pixels.
  static let side = 1600

  /// PNG, JPEG, PBM or BMP.
  public let data: Data
  public let width: Int
  public let height: Int
  /// True when a few colours make up nearly all of it, so that it is to be crisp.
  public let isDrawing: Bool

  /// Reads a picture; `name` is what errors call its source.
  init(_ bytes: [UInt8], named name: String) throws(FeedError) {
    let name = "The picture of \(name)"
    let encoded = EncodedPicture(bytes, name: name)
    var image: ColorImage
    do {
      image = try encoded.color(maximumPixels: Self.maximumPixels, side: Self.side)
    } catch let error as PictureError {
      throw .picture(error)
    } catch let error as PBMError {
      throw .bitmap(error)
    } catch {
      throw .picture(PictureError(.unknownFormat, name: name))
    }
    isDrawing = image.opaque().isDrawing
    let factor = max(image.width, image.height) / Self.side
    if factor > 1 { image = image.reduced(by: factor) }
    (width, height) = (image.width, image.height)
    let isWhole = encoded.size.map { $0.width == image.width && $0.height == image.height } ?? false
    if isWhole {
      data = Data(bytes)
    } else if !isDrawing, let photograph = JPEGFile.encode(image, quality: 92) {
      data = Data(photograph)
    } else {
      data = Data(PNGFile.encode(image))
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(data.count)
  }
}
