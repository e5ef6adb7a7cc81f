import Foundation

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

  /// Whether a picture's catalogue says that only its opacity counts.
  func isTemplate(_ image: ImageRequest) -> Bool

  /// The Debian package without which a picture cannot be read; nil where that is not the reason.
  func missingPackage(for image: ImageRequest) -> String?
}

extension TextMeasurer {
  public func isTemplate(_ image: ImageRequest) -> Bool { false }

  public func missingPackage(for image: ImageRequest) -> String? { nil }
}
