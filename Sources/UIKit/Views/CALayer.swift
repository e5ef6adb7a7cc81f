/// The corners and the border of a view.
@MainActor @preconcurrency
public final class CALayer {
  private unowned let view: UIView

  init(_ view: UIView) { self.view = view }

  /// Radius of the corners, points.
  public var cornerRadius: CGFloat = 0
  /// Width of the border, points; it lies inside.
  public var borderWidth: CGFloat = 0
  /// Colour of the border; black when nil.
  public var borderColor: CGColor?
  /// What is filled behind; the view's own when nil.
  public var backgroundColor: CGColor?
  /// True when nothing is drawn outside the corners.
  public var masksToBounds = false
  /// The view's bounds.
  public var bounds: CGRect { view.bounds }
  /// The view's frame.
  public var frame: CGRect { view.frame }

  /// Draws the view and what lies on it into a context.
  public func render(in ctx: CGContext) { view.render(in: ctx) }

  /// Draws background, content and border.
  func draw(around context: CGContext, content: () -> Void) {
    let outline = Path(roundedRect: view.bounds, cornerRadius: cornerRadius)
    if let color = backgroundColor ?? view.backgroundColor?.cgColor, color.alpha > 0 {
      context.saveGState()
      context.setFillColor(color)
      context.fill(outline)
      context.restoreGState()
    }
    context.saveGState()
    if view.clipsToBounds || masksToBounds { context.clip(to: outline) }
    content()
    context.restoreGState()
    guard borderWidth > 0 else { return }
    context.saveGState()
    context.setStrokeColor(borderColor ?? CGColor(gray: 0, alpha: 1))
    let inset = view.bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    context.stroke(
      Path(roundedRect: inset, cornerRadius: max(0, cornerRadius - borderWidth / 2)),
      StrokeStyle(lineWidth: borderWidth))
    context.restoreGState()
  }
}
