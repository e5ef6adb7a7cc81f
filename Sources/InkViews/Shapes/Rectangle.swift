import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// The shape.
  public nonisolated init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
