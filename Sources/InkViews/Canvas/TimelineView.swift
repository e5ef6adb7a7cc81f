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

/// A view made for an instant.
///
/// A widget's view is evaluated once for each of its entries, so the content is made once, for the entry's date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made from.
  public struct Context {
    /// How often the display changes.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The instant.
    public let date: Date
    /// How often the display changes.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline view of any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// A view for each instant of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule, content: content)
  }
}

extension TimelineView: View where Content: View {
  public typealias Body = Never
}

extension TimelineView: PrimitiveView where Content: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let isCoarse = context.environment.textCadence >= .seconds(60)
    let date = context.environment.currentDate
    return context.nodes {
      content(TimelineViewDefaultContext(date: date, cadence: isCoarse ? .minutes : .seconds))
    }
  }
}

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

/// Instants given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The instants.
  public init(_ dates: Entries) { self.dates = dates }

  /// The instants.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a date on, every so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// Instants given one by one.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
