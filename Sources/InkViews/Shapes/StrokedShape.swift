import Foundation

/// The line along a shape's edge, as a shape.
public struct _StrokedShape<S: Shape>: Shape {
  /// What is stroked.
  public var shape: S
  /// How.
  public var style: StrokeStyle

  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Drawn as a line.
  public static var role: ShapeRole { .stroke }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _StrokedShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    ShapeDrawing(path: shape.drawn(in: rect, container: container).area, stroke: style)
  }
}
