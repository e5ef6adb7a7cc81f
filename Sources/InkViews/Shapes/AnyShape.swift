import Foundation

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  let shape: any Shape

  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The shape's path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    shape.drawn(in: rect, container: container)
  }
}

extension Path: Shape {
  /// The path as it is, wherever the rectangle lies.
  public func path(in rect: CGRect) -> Path { self }
}
