import Foundation

/// What coordinates are counted from.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// A named ancestor.
  case named(String)
}

extension View {
  /// Names the view's coordinates; names are accepted and stand for the canvas.
  public nonisolated func coordinateSpace(name: String) -> some View { self }
}
