import Foundation

/// A shape with its edge moved inwards, by drawing it in a smaller rectangle.
public struct _InsetShape<S: InsettableShape>: InsettableShape {
  let shape: S
  let amount: CGFloat

  /// The shape in the smaller rectangle.
  public func path(in rect: CGRect) -> Path { drawing(in: rect, container: nil).path }

  /// The shape with its edge moved further.
  public func inset(by amount: CGFloat) -> _InsetShape<S> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _InsetShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    let smaller = rect.insetBy(dx: amount, dy: amount)
    return smaller.isNull ? ShapeDrawing(path: Path()) : shape.drawn(in: smaller, container: container)
  }
}
