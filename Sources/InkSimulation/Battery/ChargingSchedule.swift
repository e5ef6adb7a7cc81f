/// When external power is there, again every period.
public struct ChargingSchedule: Equatable, Sendable {
  /// Length of the pattern; a day.
  public var period: Duration
  /// Times within the period at which power is there.
  public var plugged: [Range<Duration>]

  /// A pattern that repeats.
  public init(period: Duration = .seconds(86_400), plugged: [Range<Duration>]) {
    self.period = period
    self.plugged = plugged
  }

  /// Four hours on battery, four on the charger, three times a day: a demonstration shows both.
  public static let daily = ChargingSchedule(
    plugged: [4, 12, 20].map { (hour: Int64) -> Range<Duration> in
      let start = Duration.seconds(hour * 3600)
      return start..<(start + .seconds(4 * 3600))
    })

  /// True when power is there at a time.
  public func isPlugged(at time: Duration) -> Bool {
    let inPeriod = time - period * Int(time / period)
    return plugged.contains { $0.contains(inPeriod) }
  }
}
