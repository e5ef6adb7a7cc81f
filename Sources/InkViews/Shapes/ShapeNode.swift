import Foundation

/// A shape drawn in a style.
@MainActor
final class ShapeNode: LayoutNode {
  private let shape: any Shape
  private let style: AnyShapeStyle
  private let fillStyle: FillStyle
  private let title: String?

  init(
    _ shape: any Shape, style: AnyShapeStyle, fillStyle: FillStyle = FillStyle(), name: String? = nil,
    in context: ViewContext
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    title = name
    super.init(context)
  }

  override var name: String { title ?? Self.name(of: shape) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    pass.fill(shape, in: frame, with: style, fillStyle, environment: environment)
  }

  /// The innermost shape's name, which is what a reader of the printed tree looks for.
  private static func name(of shape: any Shape) -> String {
    let type = String(describing: type(of: shape))
    guard type.hasSuffix(">"), let start = type.lastIndex(of: "<") else { return type }
    return String(type[type.index(after: start)...].prefix { $0 != ">" })
  }
}

extension DrawingPass {
  /// Draws a shape in a frame, both in layout points.
  func fill(
    _ shape: any Shape, in frame: CGRect, with style: any ShapeStyle, _ fillStyle: FillStyle = FillStyle(),
    environment: EnvironmentValues
  ) {
    let drawing = drawing(of: shape, in: frame)
    guard !drawing.path.isEmpty else { return }
    let paint = paint(style, bounds: frame, environment: environment)
    if let stroke = drawing.stroke {
      append(.stroke(drawing.path, stroke, paint))
    } else {
      append(.fill(drawing.path, evenOdd: fillStyle.isEOFilled, paint))
    }
  }

  /// Draws a path given in layout points.
  func fill(_ path: Path, with style: any ShapeStyle, bounds: CGRect, environment: EnvironmentValues) {
    append(
      .fill(path.applying(transform), evenOdd: false, paint(style, bounds: bounds, environment: environment)))
  }

  /// A shape's drawing in canvas points.
  ///
  /// The shape itself sees a rectangle at the origin.
  func drawing(of shape: any Shape, in frame: CGRect) -> ShapeDrawing {
    let local = CGRect(origin: .zero, size: frame.size)
    let map = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(transform)
    return shape.drawn(in: local, container: container?.offsetBy(dx: -frame.minX, dy: -frame.minY)).applying(
      map)
  }

  /// A style as paint in canvas points, marked when it belongs to the accented group.
  func paint(_ style: any ShapeStyle, bounds: CGRect, environment: EnvironmentValues) -> Paint {
    let paint = CurrentEnvironment.with(environment) { environment.paint(of: style, in: bounds) }
    return (environment.isAccented ? paint.accented : paint).applying(transform)
  }
}
