/// A mark in a recording of a program's doings; nothing is recorded here.
public struct OSSignpostID: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt64

  /// A mark by its number.
  public init(_ value: UInt64) { rawValue = value }

  /// A mark by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A mark of a log.
  public init(log: OSLog) { rawValue = 1 }

  /// The only mark of a kind at a time.
  public static let exclusive = OSSignpostID(1)
}

/// Where in a span a mark stands.
public enum OSSignpostType: Sendable { case begin, end, event }

/// Marks a doing; nothing is recorded here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a doing; nothing is recorded here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks doings of a part of a program; nothing is recorded here.
public struct OSSignposter: Sendable {
  /// A doing that has begun.
  public struct IntervalState: Sendable {}

  /// One of a part of a program.
  public init(subsystem: String, category: String) {}

  /// One of a log.
  public init(logger: Logger) {}

  /// A mark.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins a doing.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> IntervalState {
    IntervalState()
  }

  /// Ends a doing.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}

  /// Something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
}
