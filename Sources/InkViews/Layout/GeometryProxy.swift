import Foundation

/// The size and place of a geometry reader.
public struct GeometryProxy: Equatable, Sendable {
  let globalFrame: CGRect

  /// The reader's size in points.
  public var size: CGSize { globalFrame.size }

  /// The safe area's insets; a widget has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's bounds in a coordinate space; named spaces are taken as the whole canvas.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : globalFrame
  }
}
