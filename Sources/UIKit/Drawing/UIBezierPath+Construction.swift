extension UIBezierPath {
  /// Starts an outline.
  public func move(to point: CGPoint) { outline.move(to: point) }

  /// A line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Part of a circle; `clockwise` as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // UIKit names directions as they are seen, Core Graphics as if y grew upwards.
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// A quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A line back to where the outline started.
  public func close() { outline.closeSubpath() }

  /// Another path.
  public func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  /// Takes all points away.
  public func removeAllPoints() { outline = Path() }

  /// Maps the outline.
  public func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
}

extension UIBezierPath {
  /// Fills the outline in the current context.
  public func fill() { UIGraphics.current?.fill(outline, evenOdd: usesEvenOddFillRule) }

  /// Fills the outline in the current context with an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(alpha) { fill() } }

  /// Draws a line along the outline in the current context.
  public func stroke() { UIGraphics.current?.stroke(outline, style) }

  /// Draws a line along the outline in the current context with an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(alpha) { stroke() } }

  /// Draws only inside the outline in the current context from now on.
  public func addClip() { UIGraphics.current?.clip(to: outline, evenOdd: usesEvenOddFillRule) }

  private func draw(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphics.current else { return }
    context.saveGState()
    context.state.opacity *= Float(min(max(alpha, 0), 1))
    body()
    context.restoreGState()
  }
}

extension Path {
  /// The outline of a path of UIKit.
  public init(_ path: UIBezierPath) { self = path.outline }
}
