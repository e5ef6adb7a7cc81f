import Foundation

/// The shape that surrounds a view, and where it lies.
struct ContainerShape: Sendable {
  let shape: any InsettableShape
  /// In layout points.
  let frame: CGRect

  func offsetBy(dx: CGFloat, dy: CGFloat) -> ContainerShape {
    ContainerShape(shape: shape, frame: frame.offsetBy(dx: dx, dy: dy))
  }
}

/// The shape of the container, made smaller so that its edge runs parallel to the container's.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape.
  public nonisolated init() {}

  /// A rectangle: outside a container there is nothing to follow.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    guard let container else { return ShapeDrawing(path: Path(rect)) }
    let frame = container.frame
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
    ]
    return container.shape.following(rect, inset: max(distances.min() ?? 0, 0))
  }
}

extension InsettableShape {
  /// The shape over a rectangle that lies `inset` points inside the shape's own.
  fileprivate nonisolated func following(_ rect: CGRect, inset: CGFloat) -> ShapeDrawing {
    let outer = rect.insetBy(dx: -inset, dy: -inset)
    return self.inset(by: inset).drawn(in: outer, container: nil)
  }
}
