import Foundation

/// A shape of a fixed size.
public struct _SizedShape<S: Shape>: Shape {
  let shape: S
  let size: CGSize

  /// The shape at the rectangle's top left.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
