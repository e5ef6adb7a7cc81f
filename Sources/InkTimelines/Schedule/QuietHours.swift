import Foundation

/// When the display rests: windows of local wall time, per weekday, across midnight where need be.
///
/// One last refresh falls on the start, so that the page that stays is right; the first comes `lead` before
/// the end, so that the page is ready when somebody looks. On days with a change of the clocks the wall
/// clock wins: a start or end in the skipped hour is the moment after it, one in the repeated hour is its
/// first occurrence.
public struct QuietHours: Sendable, Equatable {
  /// A window that opens on each of `days`.
  public struct Window: Sendable, Equatable {
    /// When it begins.
    public let start: TimeOfDay
    /// When it ends; not after `start` means on the next day.
    public let end: TimeOfDay
    /// The days on which it begins.
    public let days: Weekdays

    /// A window; equal times mean a whole day.
    public init(from start: TimeOfDay, to end: TimeOfDay, on days: Weekdays = .all) {
      self.start = start
      self.end = end
      self.days = days
    }
  }

  /// One stretch of rest.
  public struct Span: Sendable, Equatable {
    /// The instant of the last refresh.
    public let start: Date
    /// The instant of the first refresh: `lead` before the windows' end.
    public let wake: Date
    /// When the windows end.
    public let end: Date
  }

  /// The windows; they may overlap.
  public var windows: [Window]
  /// How long before the end the first refresh comes; 5 min, at most half of the rest.
  public var lead: Duration

  /// Quiet hours; none by default.
  public init(_ windows: [Window] = [], lead: Duration = .seconds(300)) {
    self.windows = windows
    self.lead = max(lead, .zero)
  }

  /// The rest that `date` falls in, else the next one; nil when there is none.
  ///
  /// Looks ten days ahead, windows being weekly.
  public func span(at date: Date, in zone: TimeZone) -> Span? {
    guard !windows.isEmpty else { return nil }
    let today = zone.localDay(of: date)
    var intervals: [(start: Date, end: Date)] = []
    for day in (today - 8)...(today + 9) {
      for window in windows where window.days.contains(Weekdays(ofDay: day)) {
        let crosses = window.end <= window.start
        let start = zone.instant(day: day, second: window.start.minutes * 60)
        let end = zone.instant(day: day + (crosses ? 1 : 0), second: window.end.minutes * 60)
        if start < end { intervals.append((start, end)) }
      }
    }
    intervals.sort { $0.start < $1.start }
    var current: (start: Date, end: Date)?
    for interval in intervals {
      if let open = current, interval.start <= open.end {
        current = (open.start, max(open.end, interval.end))
        continue
      }
      if let span = current.map(rest), span.wake > date { return span }
      current = interval
    }
    return current.map(rest).flatMap { $0.wake > date ? $0 : nil }
  }

  private func rest(_ interval: (start: Date, end: Date)) -> Span {
    let length = interval.end.since(interval.start)
    let wake = interval.end.adding(.zero - min(lead, length / 2))
    return Span(start: interval.start, wake: wake, end: interval.end)
  }
}
