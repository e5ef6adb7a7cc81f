import Foundation

/// A shape turned or scaled about a point of its rectangle.
public struct _AnchoredShape<Content: Shape>: Shape {
  let shape: Content
  let anchor: UnitPoint
  let map: CGAffineTransform

  /// The mapped path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  fileprivate func transform(in rect: CGRect) -> CGAffineTransform {
    let point = anchor.point(in: rect)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension _AnchoredShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    shape.drawn(in: rect, container: container).applying(transform(in: rect))
  }
}
