import Foundation

/// Instants given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The instants.
  public init(_ dates: Entries) { self.dates = dates }

  /// The instants.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
