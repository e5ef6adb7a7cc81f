/// An outline that is not changed any more, as Core Graphics has it.
public class CGPath: @unchecked Sendable {
  // A path of this class never changes, and one of the mutable class belongs to whoever builds it.
  public fileprivate(set) var outline: Path

  /// The outline of a path.
  public init(_ path: Path) { outline = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner).applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around it.
  public var boundingBox: CGRect { outline.boundingRect }

  /// The smallest rectangle around it.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }

  /// Where the next segment would start.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// True when nothing would be drawn.
  public var isEmpty: Bool { outline.isEmpty }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    outline.contains(point, eoFill: rule == .evenOdd)
  }

  /// The same outline, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// The same outline.
  public func copy() -> CGPath? { CGPath(outline) }
}

/// An outline under construction, as Core Graphics has it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// The empty path.
  public convenience init() { self.init(Path()) }

  /// Starts a new outline.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// A line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }

  /// Lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.addLines(points.map { $0.applying(transform) })
  }

  /// A quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// A cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Part of a circle; `clockwise` as in Core Graphics, whose y grows upwards: false is clockwise on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// A round corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }

  /// An ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform: transform)
  }

  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// Another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }

  /// A line back to where the outline started.
  public func closeSubpath() { outline.closeSubpath() }
}

/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

extension Path {
  /// The outline of a path of Core Graphics.
  public init(_ path: CGPath) { self = path.outline }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}
