import Foundation

/// A value and the time it is of.
public struct FeedReading: Equatable, Sendable {
  public var value: FeedValue
  /// When the value held: a file's time of change, else when it was asked for.
  public var date: Date

  /// A value of a time.
  public init(_ value: FeedValue, at date: Date) {
    self.value = value
    self.date = date
  }
}
