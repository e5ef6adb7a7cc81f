import Foundation

extension Font.TextStyle {
  /// Weight that goes with the style.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The style at a preferred text size; sizes beyond xxxLarge count as that.
  ///
  /// Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  func metrics(_ size: DynamicTypeSize) -> TextStyleMetrics {
    let row = Self.table(self)
    let (points, line) = row[min(size.rawValue, row.count - 1)]
    return TextStyleMetrics(size: points, line: line)
  }

  /// Sizes and line heights from xSmall to xxxLarge.
  private static func table(_ style: Font.TextStyle) -> [(CGFloat, CGFloat)] {
    switch style {
    case .largeTitle: [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48)]
    case .title: [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41)]
    case .title2: [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34)]
    case .title3: [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32)]
    case .headline, .body: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29)]
    case .callout: [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28)]
    case .subheadline: [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28)]
    case .footnote: [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24)]
    case .caption: [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23)]
    case .caption2: [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22)]
    }
  }
}
