/// Makes lengths and fonts grow with the size of text; that of a display is the standard one.
public final class UIFontMetrics: Sendable {
  /// The measures of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The measures of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The length at the size of text.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The font at the size of text.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the size of text, but no larger.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
}
