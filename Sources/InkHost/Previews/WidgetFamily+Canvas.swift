import Foundation
import InkViews

extension WidgetFamily {
  /// Points of a family's canvas on a phone 390 points wide (Human Interface Guidelines, widget sizes); the strip is
  /// as wide as the smallest panels.
  public var canvas: CGSize {
    switch self {
    case .accessoryCircular, .accessoryCorner: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 250, height: 26)
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 338)
    case .systemExtraLargePortrait: CGSize(width: 338, height: 715)
    }
  }
}
