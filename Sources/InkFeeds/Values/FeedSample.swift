import Foundation

/// A number that a feed gave, as a history outside of this process keeps it.
public struct FeedSample: Equatable, Sendable {
  /// Tells the feed from every other one, in every run.
  public var feed: String
  public var date: Date
  public var number: Double

  /// A number of a feed.
  public init(feed: String, date: Date, number: Double) {
    self.feed = feed
    self.date = date
    self.number = number
  }
}
