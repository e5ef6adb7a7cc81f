import Foundation

/// A value that keeps up with the clock.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a time.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// Now, whenever that is.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now; nothing when it is still to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// From now to a date; nothing when it has passed.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min($0, date)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date was, or by how much it is still to come, negative.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

/// A way to write the current date that keeps up with the clock.
public protocol LiveFormatStyle: Sendable {
  /// The text that keeps up.
  var liveText: Text { get }
}

/// The system's ways to write the current date.
public enum SystemFormatStyle {
  /// How far it is from a date, with a sign when a single unit is asked for.
  public struct DateOffset: LiveFormatStyle, Hashable {
    /// Which units are signed.
    public enum Sign: Hashable, Sendable { case automatic, never }

    let anchor: Date
    let fieldCount: Int

    /// The text that keeps up.
    public var liveText: Text { Text(anchor, style: fieldCount == 1 ? .offset : .relative) }
  }

  /// A date as seen from now.
  public struct DateReference: LiveFormatStyle, Hashable {
    let anchor: Date

    /// The text that keeps up.
    public var liveText: Text { Text(anchor, style: .relative) }
  }

  /// A timer in an interval.
  public struct Timer: LiveFormatStyle, Hashable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    /// The text that keeps up.
    public var liveText: Text {
      Text(
        timerInterval: interval.lowerBound...interval.upperBound, countsDown: countsDown,
        showsHours: showsHours)
    }
  }

  /// The time since a date.
  public struct Stopwatch: LiveFormatStyle, Hashable {
    let start: Date

    /// The text that keeps up.
    public var liveText: Text { Text(start, style: .timer) }
  }
}

extension LiveFormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far now is from a date, in so many units.
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatField> = [], maxFieldCount: Int = 2,
    sign: SystemFormatStyle.DateOffset.Sign = .automatic
  ) -> Self {
    .init(anchor: anchor, fieldCount: maxFieldCount)
  }
}

extension LiveFormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as seen from now.
  public static func reference(
    to date: Date, allowedFields: Set<Date.ComponentsFormatField> = [], maxFieldCount: Int = 2,
    thresholdField: Date.ComponentsFormatField = .day
  ) -> Self {
    .init(anchor: date)
  }
}

extension LiveFormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(interval: interval, countsDown: true, showsHours: showsHours)
  }

  /// What has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(interval: interval, countsDown: false, showsHours: showsHours)
  }
}

extension LiveFormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    .init(start: startDate)
  }
}

extension Date {
  /// A unit that an offset is written in.
  public struct ComponentsFormatField: Hashable, Sendable {
    private let name: String

    public static let year = ComponentsFormatField(name: "year")
    public static let month = ComponentsFormatField(name: "month")
    public static let week = ComponentsFormatField(name: "week")
    public static let day = ComponentsFormatField(name: "day")
    public static let hour = ComponentsFormatField(name: "hour")
    public static let minute = ComponentsFormatField(name: "minute")
    public static let second = ComponentsFormatField(name: "second")
  }
}

extension Text {
  /// The current date in one of the system's ways, which keeps up with the clock.
  public init<F: LiveFormatStyle>(_ source: TimeDataSource<Date>, format: F) { self = format.liveText }

  /// A value by a format, which keeps up with the clock.
  public init<V: Equatable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.live(.sourced(SourcedText(source, format))))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The current date in one of the system's ways, which keeps up with the clock.
  public mutating func appendInterpolation<F: LiveFormatStyle>(_ source: TimeDataSource<Date>, format: F) {
    appendInterpolation(Text(source, format: format))
  }

  /// A value by a format, which keeps up with the clock.
  public mutating func appendInterpolation<V: Equatable, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
