import InkViews

extension EnvironmentValues {
  /// The feeds of the display; set by the host, for providers to ask.
  public var feeds: FeedCenter {
    get { self[FeedsKey.self] }
    set { self[FeedsKey.self] = newValue }
  }

  /// Who asks for a feed, so that its source sleeps with the page that shows it; set by the host, nil for nobody who may
  /// be hidden.
  public var feedReader: String? {
    get { self[FeedReaderKey.self] }
    set { self[FeedReaderKey.self] = newValue }
  }

  private struct FeedReaderKey: EnvironmentKey {
    static let defaultValue: String? = nil
  }

  private struct FeedsKey: EnvironmentKey {
    static let defaultValue = FeedCenter()
  }
}
