import Foundation

/// A shape that has been moved.
public typealias OffsetShape<Content: Shape> = TransformedShape<Content>

/// A shape that has been turned.
public typealias RotatedShape<Content: Shape> = _AnchoredShape<Content>

/// A shape that has been scaled.
public typealias ScaledShape<Content: Shape> = _AnchoredShape<Content>

extension Shape {
  /// The shape moved.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape moved.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape turned about a point of its rectangle.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    _AnchoredShape(shape: self, anchor: anchor, map: CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// The shape scaled about a point of its rectangle.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    _AnchoredShape(shape: self, anchor: anchor, map: CGAffineTransform(scaleX: x, y: y))
  }

  /// The shape scaled about a point of its rectangle.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape under a map about the rectangle's top left.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
