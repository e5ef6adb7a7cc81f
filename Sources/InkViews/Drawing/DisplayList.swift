import Foundation

/// What a laid-out view draws, back to front, in points from the top left of its canvas.
public struct DisplayList: Sendable {
  /// Drawn in order.
  public var commands: [DrawCommand]

  /// A list.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }
}
