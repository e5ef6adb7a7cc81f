import Foundation

/// Text with fonts, ready to be measured and drawn; paint is decided when drawing, but for runs with their own.
public struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: ResolvedFont
    /// Points after each glyph.
    public var tracking: CGFloat
    /// Points upwards.
    public var baselineOffset: CGFloat
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// The run's own paint, else the command's.
    public var paint: Paint?
    /// A symbol in place of the string, baseline aligned.
    public var symbol: SymbolRequest?

    /// A run.
    public init(
      _ string: String, font: ResolvedFont, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      isUnderlined: Bool = false, isStruckThrough: Bool = false, paint: Paint? = nil,
      symbol: SymbolRequest? = nil
    ) {
      self.string = string
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.paint = paint
      self.symbol = symbol
    }
  }

  public var runs: [Run]

  /// A text.
  public init(_ runs: [Run]) { self.runs = runs }
}

/// How a paragraph is broken, cut and aligned.
public struct ParagraphStyle: Hashable, Sendable {
  /// Which part goes when the text is too long.
  public enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }
  /// Where short lines stand inside the text's own width.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// At most so many lines, 1 or more; nil is no limit.
  public var lineLimit: Int?
  /// Height is kept for so many lines even when fewer are used.
  public var reservedLines: Int
  public var truncation: Truncation
  public var alignment: Alignment
  /// Points between wrapped lines.
  public var lineSpacing: CGFloat
  /// The font may shrink to this factor to fit; 1 never shrinks.
  public var minimumScaleFactor: CGFloat
  public var isRightToLeft: Bool
  /// BCP 47, for the choice of Han forms and breaking.
  public var language: String

  /// A style; the defaults are SwiftUI's.
  public init(
    lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail,
    alignment: Alignment = .leading,
    lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1, isRightToLeft: Bool = false,
    language: String = "en"
  ) {
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// A text broken into lines at a width: how big it is, and what the raster draws.
public protocol TextLayout: AnyObject, Sendable {
  /// Points: the widest line by the lines' heights, each rounded up to a pixel.
  var size: CGSize { get }
  /// Points from the top, rounded to a pixel.
  var firstBaseline: CGFloat { get }
  /// Points from the top, rounded to a pixel.
  var lastBaseline: CGFloat { get }
  /// Lines kept, 1 or more.
  var lineCount: Int { get }
  /// True when text was cut.
  var isTruncated: Bool { get }
  /// Each line's box in the layout, for redaction bars.
  var lineFrames: [CGRect] { get }
}

/// Breaks and measures text.
///
/// The raster's uses pango; tests use one in which every character is equally wide.
///
/// Layouts are kept by key, so that asking again for the same text costs a look-up.
public protocol TextMeasurer: AnyObject {
  /// Pixels a point.
  var scale: CGFloat { get }

  /// Breaks `text` to at most `width` by `height` points; nil is unlimited. At least one line is always kept.
  func layout(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> any TextLayout

  /// The frame a symbol takes beside text, points, with the distance of its baseline from its top;
  /// nil when no symbol of that name can be drawn.
  func symbolMetrics(_ symbol: SymbolRequest) -> (size: CGSize, baseline: CGFloat)?

  /// A picture's size in points; nil when it cannot be read.
  func imageSize(_ image: ImageRequest) -> CGSize?
}
