import Foundation

/// A date in a text, with the language, calendar and zone it is written in: a string for each instant, and the
/// instants at which the string changes.
struct LiveText: Sendable {
  let date: LiveDate
  let locale: Locale
  let calendar: Calendar
  /// How often the string may change; units shorter than this are not shown.
  let cadence: Duration

  init(_ date: LiveDate, locale: Locale, calendar: Calendar, timeZone: TimeZone, cadence: Duration) {
    self.date = date
    self.locale = locale
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    self.cadence = cadence
  }

  init(_ date: LiveDate, in environment: EnvironmentValues) {
    self.init(
      date, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
      cadence: environment.textCadence)
  }

  /// The shortest unit shown.
  var finestUnit: TimeUnit {
    TimeUnit.allCases.last { cadence >= .seconds($0.seconds) } ?? .second
  }

  /// What is read at an instant.
  func string(at now: Date) -> String {
    switch date {
    case .date(let date, .time): clockTime(date)
    case .date(let date, .date): longDate(date)
    case .date(let date, .relative): relative(Interval(from: now, to: date))
    case .date(let date, .offset): offset(Interval(from: now, to: date))
    case .date(let date, .timer): timer(seconds: Countdown(to: date, at: now).seconds, showsHours: true)
    case .date: ""
    case .range(let range): self.range(range)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      timer(
        seconds: TimerReading(range, countsDown: countsDown, at: pauseTime ?? now).seconds,
        showsHours: showsHours)
    case .progress: ""
    case .sourced(let text): text.string(at: now, in: locale)
    }
  }

  /// The next instant after `now` at which something else is read; nil when nothing changes any more.
  func nextChange(after now: Date) -> Date? {
    switch date {
    case .date(let date, .relative): nextRelativeChange(to: date, after: now)
    case .date(let date, .offset): nextOffsetChange(to: date, after: now)
    case .date(let date, .timer): Countdown(to: date, at: now).nextChange(by: finestUnit)
    case .date, .range: nil
    case .timer(_, .some, _, _): nil
    case .timer(let range, nil, let countsDown, _):
      TimerReading(range, countsDown: countsDown, at: now).nextChange(by: finestUnit)
    case .progress(let range):
      now < range.upperBound
        ? max(range.lowerBound, now).addingTimeInterval(max(cadence.inSeconds, 1)) : nil
    case .sourced(let text):
      text.nextChange(after: now, by: max(cadence.inSeconds, 1), in: locale)
    }
  }
}

extension Duration {
  /// The duration as a floating-point number of seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
