import Foundation

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The schedule.
  public init() {}

  /// Whole minutes.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    let minute = Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)
    return PeriodicTimelineSchedule.Entries(upcoming: minute, interval: 60)
  }
}
