import Foundation

/// Size and line height of a text style, points.
struct TextStyleMetrics: Hashable {
  let size: CGFloat
  let line: CGFloat

  /// The line's height over the system face's own, 1.1933 of the size; never negative.
  var leading: CGFloat { max(line - 1.1933 * size, 0) }
}
