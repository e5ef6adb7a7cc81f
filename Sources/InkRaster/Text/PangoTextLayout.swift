import Foundation
import InkViews

/// A text broken into lines, with every glyph rasterised and placed on whole pixels.
///
/// Drawing it is blitting: nothing is shaped or measured again. About 60 bytes a glyph.
public final class PangoTextLayout: TextLayout, @unchecked Sendable {
  // Nothing changes after the initialiser, and the arena's words are written once: hence Sendable.

  /// Ink to put down, pixels from the layout's top left.
  struct Blot {
    var bitmap: GlyphBitmap
    var x: Int
    var y: Int
  }

  /// Where a blot came from, for drawing it at another size or angle.
  struct Origin {
    var strike: Strike
    var number: UInt32
    /// The pen on the baseline, pixels.
    var x: Int
    var y: Int
  }

  /// Stretches drawn in one paint; nil is the command's.
  struct Stretch {
    var paint: Paint?
    var blots: Range<Int>
  }

  /// An underline or a line through.
  struct Rule {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var paint: Paint?
  }

  /// A symbol in the text, pixels.
  struct Inline {
    var symbol: SymbolRequest
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var paint: Paint?
  }

  /// Pixels a point.
  let scale: Double
  let pixelWidth: Int
  let pixelHeight: Int
  /// Pixels from the top, one a line.
  let baselines: [Int]
  /// Left, top, width and height of each line, pixels.
  let lineBoxes: [(x: Int, y: Int, width: Int, height: Int)]
  let blots: [Blot]
  let origins: [Origin]
  let stretches: [Stretch]
  let rules: [Rule]
  let inlines: [Inline]
  public let isTruncated: Bool
  /// The factor that fonts were shrunk by, 1 when the text fitted.
  public let scaleFactor: Double
  private let arena: GlyphArena

  init(_ builder: LayoutBuilder, arena: GlyphArena) {
    scale = builder.scale
    pixelWidth = builder.pixelWidth
    pixelHeight = builder.pixelHeight
    baselines = builder.baselines
    lineBoxes = builder.lineBoxes
    blots = builder.blots
    origins = builder.origins
    stretches = builder.stretches
    rules = builder.rules
    inlines = builder.inlines
    isTruncated = builder.isTruncated
    scaleFactor = builder.scaleFactor
    self.arena = arena
  }

  public var size: CGSize { CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }
  public var firstBaseline: CGFloat { Double(baselines.first ?? 0) / scale }
  public var lastBaseline: CGFloat { Double(baselines.last ?? 0) / scale }
  public var lineCount: Int { max(1, lineBoxes.count) }
  public var lineFrames: [CGRect] {
    lineBoxes.map {
      CGRect(
        x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
        height: Double($0.height) / scale)
    }
  }
}
