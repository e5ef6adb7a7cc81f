import Foundation

/// How shapes behave where content flows from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Drawn the same way.
  case fixed
  /// Mirrored.
  case mirrors
}

/// What a shape is filled like.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}
