import Foundation

/// A shape under a map.
public struct TransformedShape<Content: Shape>: Shape {
  /// What is mapped.
  public var shape: Content
  /// The map, about the rectangle's top left.
  public var transform: CGAffineTransform

  /// The mapped path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension TransformedShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    shape.drawn(in: rect, container: container).applying(transform)
  }
}
