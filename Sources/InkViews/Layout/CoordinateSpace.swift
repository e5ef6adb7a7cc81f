import Foundation

/// What coordinates are counted from.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// An ancestor by its name's description; made by `named`, which takes any name.
  case _named(String)
}

extension View {
  /// Names the view's coordinates; names are accepted and stand for the canvas.
  public nonisolated func coordinateSpace(name: String) -> some View { self }
}

/// A name of a view's coordinates.
public struct NamedCoordinateSpace: Equatable, Sendable {
  let name: String

  /// The name's description counts.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}

extension CoordinateSpace {
  /// A named ancestor; the name's description counts.
  public static func named(_ name: some Hashable) -> CoordinateSpace { ._named("\(name)") }
}

extension View {
  /// Names the view's coordinates; names are accepted and stand for the canvas.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
