import Foundation

/// A view that draws a shape and may be drawn over with more of the same shape.
public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}
