/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline, and how a line along it looks.
public final class UIBezierPath {
  var outline: Path
  /// How a line along it looks.
  var style = StrokeStyle()
  /// What is inside where it crosses itself.
  public var usesEvenOddFillRule = false

  init(_ outline: Path) { self.outline = outline }

  /// The empty path.
  public convenience init() { self.init(Path()) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle with some corners round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    self.init(
      UnevenRoundedRectangle(
        topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
        bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
      ).path(in: rect))
  }

  /// Part of a circle; `clockwise` as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// An outline of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.outline) }
}

extension UIBezierPath {
  /// Width of the line, points; 1 at first.
  public var lineWidth: CGFloat {
    get { style.lineWidth }
    set { style.lineWidth = newValue }
  }

  /// Ends of the line.
  public var lineCapStyle: CGLineCap {
    get { style.lineCap }
    set { style.lineCap = newValue }
  }

  /// Corners of the line.
  public var lineJoinStyle: CGLineJoin {
    get { style.lineJoin }
    set { style.lineJoin = newValue }
  }

  /// Miters longer than this times half the width become bevels.
  public var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// Lengths of ink and gap in turn, points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    style.dashPhase = phase
  }
}

extension UIBezierPath {
  /// The outline as Core Graphics has it.
  public var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// The smallest rectangle around it.
  public var bounds: CGRect { outline.boundingRect }

  /// Where the next segment starts.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// True when nothing would be drawn.
  public var isEmpty: Bool { outline.isEmpty }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { outline.contains(point, eoFill: usesEvenOddFillRule) }
}
