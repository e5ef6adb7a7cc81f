/// A source that widgets show, and what is known of it.
public struct AskedSource: Sendable, Equatable {
  public let feed: FeedSettings
  /// The widgets that show it, in alphabetical order.
  public let kinds: [String]
  /// Without a value and without an error while it has not answered yet.
  public let report: FeedReport

  /// What is known of a source.
  public init(_ feed: FeedSettings, kinds: [String], report: FeedReport) {
    self.feed = feed
    self.kinds = kinds
    self.report = report
  }
}
