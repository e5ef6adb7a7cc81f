import CDrawings
import InkBitmap

/// A drawing of a program's resources, SVG or the first page of a PDF, drawn at the size it is wanted at.
///
/// Drawn by librsvg and poppler where they are installed; an icon takes some milliseconds. Only for files that came with
/// a program: a hostile one is refused where it is long or large, but may take its time.
public struct DrawingFile {
  /// Longer files are refused; drawings of catalogues have some kilobytes.
  public static let maximumBytes = 1 << 20
  /// A drawing that is larger by itself comes smaller, and none is drawn larger.
  public static let maximumPixels = 1 << 22

  private let bytes: [UInt8]
  private let name: String
  private let format: PictureFormat

  /// Bytes, and what errors call them; nil when they are no drawing.
  public init?(_ bytes: [UInt8], name: String) {
    guard let format = PictureFormat(bytes), format.isDrawn else { return nil }
    self.bytes = bytes
    self.name = name
    self.format = format
  }

  /// Its own size in whole pixels, one for a CSS pixel or a point.
  public var size: (width: Int, height: Int) {
    get throws(PictureError) {
      try checkLength()
      var (width, height) = (0.0, 0.0)
      try check(cdrawings_size(library, bytes, bytes.count, &width, &height), width: 0, height: 0)
      let excess = (width * height / Double(Self.maximumPixels)).squareRoot()
      let factor = excess > 1 ? 1 / excess : 1
      func pixels(_ length: Double) -> Int {
        min(max(1, Int((length * factor).rounded())), Self.maximumPixels)
      }
      // A hair's breadth over a million pixels long is still no more than the maximum.
      let across = pixels(width)
      return (across, min(pixels(height), Self.maximumPixels / across))
    }
  }

  /// The whole of it stretched to a size, with opacities unless all are full.
  public func color(width: Int, height: Int) throws(PictureError) -> ColorImage {
    try checkLength()
    // Neither product nor sides overflow.
    guard (1...Self.maximumPixels).contains(width), (1...Self.maximumPixels / width).contains(height) else {
      throw PictureError(
        .tooLarge(width: width, height: height, maximumPixels: Self.maximumPixels), name: name)
    }
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let result = cdrawings_draw(library, bytes, bytes.count, Int32(width), Int32(height), &pixels)
    try check(result, width: width, height: height)
    func component(_ place: Int) -> [UInt8] {
      stride(from: place, to: pixels.count, by: 4).map { pixels[$0] }
    }
    let alpha = component(3)
    return ColorImage(
      width: width, height: height, red: component(0), green: component(1), blue: component(2),
      alpha: alpha.allSatisfy { $0 == 255 } ? nil : alpha)
  }

  private var library: cdrawings_format { format == .pdf ? CDRAWINGS_PDF : CDRAWINGS_SVG }

  private func checkLength() throws(PictureError) {
    guard bytes.count <= Self.maximumBytes else {
      throw PictureError(.tooLong(bytes: bytes.count, maximum: Self.maximumBytes), name: name)
    }
  }

  private func check(_ result: cdrawings_result, width: Int, height: Int) throws(PictureError) {
    switch result.status {
    case CDRAWINGS_DONE: return
    case CDRAWINGS_NO_LIBRARY: throw PictureError(.noLibrary(format), name: name)
    case CDRAWINGS_NO_MEMORY: throw PictureError(.outOfMemory(width: width, height: height), name: name)
    default:
      let message = withUnsafeBytes(of: result.message) { text in
        String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw PictureError(.damaged(message), name: name)
    }
  }
}
