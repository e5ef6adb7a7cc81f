import InkViews

extension EnvironmentValues {
  /// The feeds of the display; set by the host, for providers to ask.
  public var feeds: FeedCenter {
    get { self[FeedsKey.self] }
    set { self[FeedsKey.self] = newValue }
  }

  private struct FeedsKey: EnvironmentKey {
    static let defaultValue = FeedCenter()
  }
}
