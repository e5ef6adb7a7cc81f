import Foundation

/// What a source gave.
public struct FeedOutput: Equatable, Sendable {
  /// No more than was asked for.
  public var bytes: [UInt8]
  /// When it held; nil for now.
  public var date: Date?
  /// When it is worth asking again; nil where the source does not say.
  public var pause: Duration?

  /// Bytes of a time.
  public init(_ bytes: [UInt8], at date: Date? = nil, pause: Duration? = nil) {
    self.bytes = bytes
    self.date = date
    self.pause = pause
  }

  /// Bytes of a value, at most.
  public static let limit = 65_536
}
