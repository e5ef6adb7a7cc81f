import Foundation

/// How often a timeline's instants come.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// The instants at which a view would change.
public protocol TimelineSchedule {
  /// The instants.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The instants from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
