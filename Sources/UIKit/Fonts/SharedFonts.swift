import InkBitmap
import InkRaster
import Synchronization

/// The fonts that UIKit measures with: a set of its own, since it may be used from any thread.
///
/// Opened when something is first measured (some milliseconds). One caller at a time; what it gives are numbers and
/// bytes, and what is shown is drawn with the host's fonts.
enum SharedFonts {
  private final class Tools: @unchecked Sendable {
    // Only used under the lock.
    let fonts: FontLibrary
    let measurer: PangoTextMeasurer
    let pictures = PictureStore(finder: .program)

    init(_ fonts: FontLibrary) {
      self.fonts = fonts
      measurer = PangoTextMeasurer(fonts: fonts, pictures: pictures)
    }
  }

  private static let tools = Mutex<Tools?>(nil)

  private static func with<Result: Sendable>(_ body: (Tools) -> Result) -> Result? {
    tools.withLock { tools in
      if tools == nil { tools = (try? FontLibrary()).map { Tools($0) } }
      return tools.map(body)
    }
  }

  /// The size of a symbol, points; nil when it cannot be drawn.
  static func symbolSize(_ symbol: SymbolRequest) -> CGSize? {
    with { $0.measurer.symbolMetrics(symbol)?.size } ?? nil
  }

  /// The size of a text, points.
  static func size(
    of text: StyledText, style: ParagraphStyle, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> CGSize {
    with { $0.measurer.layout(text, style: style, width: width, height: height).size } ?? .zero
  }

  /// A drawing in ink as a PNG picture.
  static func png(_ drawing: ImageDrawing, scale: CGFloat) -> Data? {
    let width = Int((drawing.size.width * scale).rounded(.up))
    let height = Int((drawing.size.height * scale).rounded(.up))
    guard (1...8192).contains(width), (1...8192).contains(height) else { return nil }
    return with { tools -> Data in
      var frame = Frame(width: width, height: height)
      let measurer = PangoTextMeasurer(fonts: tools.fonts, pictures: tools.pictures, scale: scale)
      let list = DisplayList(drawing.commands(in: CGRect(origin: .zero, size: drawing.size), measurer))
      Rasterizer(fonts: tools.fonts, pictures: tools.pictures, scale: Double(scale)).draw(list, into: &frame)
      return Data(PNGFile.encode(frame))
    }
  }
}
