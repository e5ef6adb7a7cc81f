import Foundation

extension Path {
  /// A rectangle, from its top left corner clockwise.
  public init(_ rect: CGRect) { storage = .rect(rect) }

  /// An ellipse, from 3 o'clock clockwise.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(in: rect) }

  /// A rectangle with round corners; the radius is limited to half the short side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    storage = radius > 0 ? .roundedRect(rect, cornerRadius: radius) : .rect(rect)
  }

  /// A rectangle with elliptic corners; both radii are limited to half their side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let (rx, ry) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    if rx == ry {
      self.init(roundedRect: rect, cornerRadius: rx)
    } else {
      let corner = CGSize(width: rx, height: ry)
      self.init(
        storage: .elements(
          Figures.roundedRect(
            rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)))
    }
  }

  /// A path built step by step.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Where the next segment starts; nil in an empty path.
  public var currentPoint: CGPoint? { elements.currentPoint }

  /// Starts a new outline.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// A line from the current point.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// A quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// A cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A line back to where the outline started.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Lines through points, as an outline of its own.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect), transform)
  }

  /// Several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  /// An ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect), transform)
  }

  /// A rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
  }

  /// Another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path, transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    let added = path.applying(transform)
    storage = isEmpty ? added.storage : .elements(elements + added.elements)
  }

  private mutating func append(_ element: Element) {
    if case .elements(var list) = storage {
      storage = .empty
      list.append(element)
      storage = .elements(list)
    } else {
      storage = .elements(elements + [element])
    }
  }
}
