extension Settings {
  /// Limits that the file sets to refreshing; nil leaves a limit to the panel's own row.
  public struct Refresh: Equatable, Sendable {
    /// Times of the day at which nothing is refreshed.
    public var quietHours: [QuietHours]
    /// Longest time between full refreshes.
    public var fullEvery: Duration?
    /// Partial refreshes before a full one.
    public var maximumPartials: Int?
    /// Shortest time between refreshes of any kind.
    public var minimumInterval: Duration?
    /// Refreshes in any 24 hours.
    public var perDay: Int?

    /// Limits.
    public init(
      quietHours: [QuietHours] = [], fullEvery: Duration? = nil, maximumPartials: Int? = nil,
      minimumInterval: Duration? = nil, perDay: Int? = nil
    ) {
      self.quietHours = quietHours
      self.fullEvery = fullEvery
      self.maximumPartials = maximumPartials
      self.minimumInterval = minimumInterval
      self.perDay = perDay
    }
  }
}
