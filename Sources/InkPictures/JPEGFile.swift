import CJPEG
import Glibc
import InkBitmap

/// JPEG pictures in memory: any baseline or progressive picture in, the way up that Exif says; colours out.
///
/// While a picture is read it takes six bytes a pixel, a progressive one six more.
public enum JPEGFile {
  /// The pixels a JPEG picture has across and down as it is seen; nil when it is none.
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    let result = cjpeg_header(bytes, bytes.count)
    guard result.status == CJPEG_DONE, result.width > 0, result.height > 0 else { return nil }
    let (width, height) = (Int(result.width), Int(result.height))
    return Orientation(exif: Int(result.orientation)).swapsAxes ? (height, width) : (width, height)
  }

  /// Reads any JPEG picture as sRGB greys; `name` is what errors call it.
  public static func decode(
    _ bytes: [UInt8], name: String = "the JPEG picture",
    maximumPixels: Int = PNGFile.defaultMaximumPixels
  ) throws(PictureError) -> GrayImage {
    let image = try decodeColor(bytes, name: name, maximumPixels: maximumPixels)
    return GrayImage(width: image.width, height: image.height, gray: image.grays.red)
  }

  /// Reads any JPEG picture as sRGB colours; `name` is what errors call it.
  ///
  /// With a `side` one that is at least twice as large comes as a half, a quarter or an eighth of its size, read in a
  /// fraction of the time and memory.
  public static func decodeColor(
    _ bytes: [UInt8], name: String = "the JPEG picture",
    maximumPixels: Int = PNGFile.defaultMaximumPixels, side: Int? = nil
  ) throws(PictureError) -> ColorImage {
    let result = cjpeg_decode_reduced(bytes, bytes.count, maximumPixels, UInt32(clamping: side ?? 0))
    defer { free(result.bytes) }
    let (width, height) = (Int(result.width), Int(result.height))
    switch result.status {
    case CJPEG_DONE: break
    case CJPEG_NOT_JPEG: throw PictureError(.notJPEG, name: name)
    case CJPEG_TOO_LARGE:
      throw PictureError(.tooLarge(width: width, height: height, maximumPixels: maximumPixels), name: name)
    case CJPEG_TRUNCATED: throw PictureError(.truncated, name: name)
    case CJPEG_NO_MEMORY: throw PictureError(.outOfMemory(width: width, height: height), name: name)
    default:
      let message = withUnsafeBytes(of: result.message) { text in
        String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw PictureError(.damaged(message), name: name)
    }
    let pixels = UnsafeBufferPointer(start: result.bytes, count: result.count)
    let orientation = Orientation(exif: Int(result.orientation))
    func component(_ index: Int) -> [UInt8] {
      orientation.upright(width: width, height: height) { pixels[3 * $0 + index] }
    }
    let isTurned = orientation.swapsAxes
    return ColorImage(
      width: isTurned ? height : width, height: isTurned ? width : height, red: component(0),
      green: component(1), blue: component(2))
  }

  /// A picture over white at a quality of 1 to 100; nil where it is larger than JPEG can be, 65,500 pixels a side.
  public static func encode(_ image: ColorImage, quality: Int) -> [UInt8]? {
    let flat = image.opaque()
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * flat.red.count)
    for i in flat.red.indices { pixels += [flat.red[i], flat.green[i], flat.blue[i]] }
    let quality = Int32(min(max(quality, 1), 100))
    let result = cjpeg_encode(pixels, UInt32(flat.width), UInt32(flat.height), quality)
    defer { free(result.bytes) }
    return result.status == CJPEG_DONE
      ? Array(UnsafeBufferPointer(start: result.bytes, count: result.count)) : nil
  }

  /// How a camera was held (Exif 2.32, tag 0x0112).
  struct Orientation {
    /// Whether rows of the file are columns of what is seen.
    let swapsAxes: Bool
    /// Whether what is seen is the file's mirror image from left to right, and from top to bottom.
    private let isMirrored: Bool
    private let isFlipped: Bool

    /// 1 to 8: 2 to 4 are mirrored and turned by half, 5 to 8 the same with rows as columns.
    init(exif value: Int) {
      swapsAxes = value >= 5
      isMirrored = [2, 3, 6, 7].contains(value)
      isFlipped = [3, 4, 7, 8].contains(value)
    }

    /// The values in the order in which they are seen; `pixel` gives the one at an index of the file.
    func upright(width: Int, height: Int, pixel: (Int) -> UInt8) -> [UInt8] {
      let (columns, rows) = swapsAxes ? (height, width) : (width, height)
      return [UInt8](unsafeUninitializedCapacity: columns * rows) { values, count in
        for row in 0..<rows {
          let y = isFlipped ? rows - 1 - row : row
          for column in 0..<columns {
            let x = isMirrored ? columns - 1 - column : column
            values[row * columns + column] = pixel(swapsAxes ? x * width + y : y * width + x)
          }
        }
        count = columns * rows
      }
    }
  }
}
