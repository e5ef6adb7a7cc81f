/// Which edges of a line are queued; those that are not wake nobody.
public enum QueuedEdges: Sendable {
  case both, rising, falling

  /// Only the edges after which the line has this level.
  public static func to(_ level: Level) -> QueuedEdges { level == .high ? .rising : .falling }

  /// True when this edge is queued.
  public func contains(_ edge: Edge) -> Bool {
    switch self {
    case .both: true
    case .rising: edge == .rising
    case .falling: edge == .falling
    }
  }
}
