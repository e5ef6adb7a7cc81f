import Foundation

/// Part of a shape's edge.
public struct _TrimmedShape<S: Shape>: Shape {
  /// What is trimmed.
  public var shape: S
  /// Fraction of the length where it starts.
  public var startFraction: CGFloat
  /// Fraction of the length where it ends.
  public var endFraction: CGFloat

  /// The part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _TrimmedShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    var drawing = shape.drawn(in: rect, container: container)
    drawing.path = drawing.path.trimmedPath(from: startFraction, to: endFraction)
    return drawing
  }
}
