import Foundation

/// The numbers a feed gave in the last week, thinned to one in five minutes: 2016 at most, about 32 KB.
///
/// The host keeps them in its history, and recalls them when it starts again.
public struct FeedHistory: Equatable, Sendable {
  /// A number and when it held.
  public struct Sample: Equatable, Sendable {
    public var date: Date
    public var number: Double

    /// A number of a time.
    public init(_ number: Double, at date: Date) {
      self.number = number
      self.date = date
    }
  }

  /// How long a number is kept.
  public static let length: TimeInterval = 7 * 86_400
  /// Numbers closer together than this take each other's place.
  public static let spacing: TimeInterval = 300

  /// In the order of time.
  public private(set) var samples: [Sample] = []

  /// A history of these numbers.
  public init(_ samples: [Sample] = []) {
    for sample in samples { add(sample.number, at: sample.date) }
  }

  /// Adds the newest number, and forgets those that are a week older or lie after it, as they do when the clock was set.
  public mutating func add(_ number: Double, at date: Date) {
    // They are in order, so that only the ends can go: a week of them is taken up again at a start.
    while let last = samples.last, last.date > date { samples.removeLast() }
    samples.removeFirst(samples.prefix { date.timeIntervalSince($0.date) > Self.length }.count)
    // The last but one decides, so that the newest is always there and the rest stay apart.
    if samples.count > 1,
      samples[samples.count - 1].date.timeIntervalSince(samples[samples.count - 2].date) < Self.spacing
    {
      samples.removeLast()
    }
    samples.append(Sample(number, at: date))
  }
}
