import Foundation

/// Instants at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The instants.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    /// The next instant.
    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(interval) }
      return upcoming
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// From a date on, every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The instants from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max(startDate.timeIntervalSince(start) / interval, 0).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(passed * interval), interval: interval)
  }
}
