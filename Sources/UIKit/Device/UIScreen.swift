/// A screen as code that was written for a phone expects it.
///
/// Its size is that of a phone 390 points wide, since widgets work out sizes in proportion to it; what a widget really
/// has is its context's `displaySize`.
public final class UIScreen: Sendable {
  /// The one screen.
  public static let main = UIScreen()

  private init() {}

  /// 390 × 844 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// Pixels a point: 1, as panels are seen.
  public var scale: CGFloat { 1 }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  public var nativeScale: CGFloat { scale }

  /// 1: ink needs no light.
  public var brightness: CGFloat { 1 }

  /// What views are to look like.
  public var traitCollection: UITraitCollection { UITraitCollection() }
}
