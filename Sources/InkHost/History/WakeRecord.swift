import Foundation

/// One time that the machine was on, as the history keeps it; nil is what was not known.
public struct WakeRecord: Equatable, Sendable {
  /// When the program began.
  public var date: Date
  /// Why the machine came on, in a word: "alarm", "early", "late", "button", "power" or "first".
  public var reason: String
  /// How long the program ran, seconds.
  public var secondsAwake: Double
  /// How long the machine took until the program began, seconds; nil where it was on before.
  public var secondsStarting: Double?
  public var refreshes: Int
  /// Those that were full.
  public var fullRefreshes: Int
  /// Sent to the panel.
  public var bytes: Int
  /// Out of the battery while the program ran, by the gauge's current; nil where it has none.
  public var milliwattHours: Double?
  /// 0…100 at the first reading, and at the last.
  public var percentBefore: Double?
  public var percentAfter: Double?
  /// True where there was external power at any reading.
  public var wasCharged: Bool
  /// Until when it went off; nil where it did not.
  public var until: Date?

  /// A record.
  public init(
    date: Date, reason: String, secondsAwake: Double, secondsStarting: Double? = nil, refreshes: Int = 0,
    fullRefreshes: Int = 0, bytes: Int = 0, milliwattHours: Double? = nil, percentBefore: Double? = nil,
    percentAfter: Double? = nil, wasCharged: Bool = false, until: Date? = nil
  ) {
    (self.date, self.reason, self.secondsAwake) = (date, reason, secondsAwake)
    (self.secondsStarting, self.refreshes, self.fullRefreshes) = (secondsStarting, refreshes, fullRefreshes)
    (self.bytes, self.milliwattHours, self.percentBefore) = (bytes, milliwattHours, percentBefore)
    (self.percentAfter, self.wasCharged, self.until) = (percentAfter, wasCharged, until)
  }
}
