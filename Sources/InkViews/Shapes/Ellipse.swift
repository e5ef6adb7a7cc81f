import Foundation

/// An ellipse that touches all sides of a rectangle.
public struct Ellipse: InsettableShape {
  /// The shape.
  public nonisolated init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
