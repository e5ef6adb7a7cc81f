import Foundation
import InkTimelines

/// What a feed gave last, to be kept over a restart.
public struct KnownFeed: Codable, Equatable, Sendable {
  /// Values that take more bytes of JSON are not kept.
  static let longest = 8192

  /// Tells the feed from every other one: a fingerprint of its source and the place in it, since commands may hold
  /// secrets.
  public var feed: String
  public var value: FeedValue
  /// When the value held, seconds since 1970.
  public var date: Double
  init?(_ feed: FeedSettings, _ report: FeedReport) {
    guard let reading = report.reading, reading.value.picture == nil,
      let size = try? JSONEncoder().encode(reading.value).count, size <= Self.longest
    else { return nil }
    self.feed = feed.identity
    value = reading.value
    date = reading.date.timeIntervalSince1970
  }

  /// The reading, not later than `now`; nil where its date is none.
  func reading(at now: Date) -> FeedReading? {
    guard date.isFinite else { return nil }
    return FeedReading(value, at: min(Date(timeIntervalSince1970: date), now))
  }
}

extension FeedSettings {
  /// Tells this feed from every other one, in every run.
  var identity: String {
    Fingerprint.text(of: "\(type(of: source).key) \(source.identity) at \(path?.text ?? "-")".utf8)
  }
}

extension FeedCenter {
  /// What is known of the feeds that widgets show, for the next run; nil when that is what it was at the last call.
  public func takeKnown() -> [KnownFeed]? {
    takeReports()?.compactMap { KnownFeed($0.feed, $0.report) }.sorted { $0.feed < $1.feed }
  }

  /// Goes on from what a former run knew: a value is given with its age until its source answers.
  public func recall(_ known: [KnownFeed]) {
    recall(Dictionary(known.map { ($0.feed, $0) }, uniquingKeysWith: { $1 }))
  }
}
