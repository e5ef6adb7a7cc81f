import Foundation

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
