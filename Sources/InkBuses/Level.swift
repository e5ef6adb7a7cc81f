/// The electrical level of a line; never inverted by software.
public enum Level: String, Sendable {
  case low, high

  /// The other level.
  public var opposite: Level { self == .low ? .high : .low }
}

/// A change of level.
public enum Edge: String, Sendable {
  case rising, falling

  /// The level after the edge.
  public var level: Level { self == .rising ? .high : .low }
}
