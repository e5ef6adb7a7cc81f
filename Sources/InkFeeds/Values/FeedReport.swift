import Foundation

/// What is known of a feed: a value with its time, or an error with its time, or both.
public struct FeedReport: Equatable, Sendable {
  /// The last good one; nil before the first.
  public var reading: FeedReading?
  /// Why the last attempt failed; nil when it did not.
  public var error: FeedError?
  /// When the first of the failures in a row was; nil when the last attempt succeeded.
  public var failingSince: Date?
  /// How old a value may be before it is stale; nil for a value that does not age.
  public var staleAfter: Duration?
  /// The numbers of the last week.
  public var history: FeedHistory

  /// A report; without arguments nothing is known.
  public init(
    reading: FeedReading? = nil, error: FeedError? = nil, failingSince: Date? = nil,
    staleAfter: Duration? = nil, history: FeedHistory = FeedHistory()
  ) {
    self.reading = reading
    self.error = error
    self.failingSince = failingSince
    self.staleAfter = staleAfter
    self.history = history
  }

  /// The value; nil when none is known.
  public var value: FeedValue? { reading?.value }

  /// From when on the value is to be shown as old; nil when there is none or it does not age.
  public var staleAt: Date? {
    guard let reading, let staleAfter else { return nil }
    return reading.date.addingTimeInterval(staleAfter.seconds)
  }

  /// True when the value is too old to be taken for the present one.
  public func isStale(at date: Date) -> Bool { staleAt.map { $0 <= date } ?? false }

  /// How old the value is, 0 at least; nil when there is none.
  public func age(at date: Date) -> TimeInterval? { reading.map { max(0, date.timeIntervalSince($0.date)) } }
}

extension Duration {
  /// The length in seconds.
  var seconds: TimeInterval { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
