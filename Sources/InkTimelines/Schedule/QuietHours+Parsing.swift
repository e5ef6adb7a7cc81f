import InkErrors

extension QuietHours.Window {
  /// A window as written in a display file: `23:00-06:30`, `mon-fri 22:00-07:00`, `sat,sun 00:00-09:00`.
  ///
  /// - Throws: ``QuietHoursError`` that repeats the text.
  public init(parsing text: String) throws(QuietHoursError) {
    let words = text.split(separator: " ")
    guard let times = words.last?.split(separator: "-", omittingEmptySubsequences: false),
      (1...2).contains(words.count), times.count == 2
    else { throw .notAWindow(text) }
    var days = Weekdays.all
    if words.count == 2 {
      guard let written = Weekdays(words[0]) else { throw .notDays(String(words[0]), in: text) }
      days = written
    }
    guard let start = TimeOfDay(times[0]), start.minutes < 1440 else {
      throw .notATime(String(times[0]), in: text)
    }
    guard let end = TimeOfDay(times[1]) else { throw .notATime(String(times[1]), in: text) }
    guard start != end else { throw .sameTimes(text) }
    self.init(from: start, to: end, on: days)
  }
}

/// A window of quiet hours that cannot be read.
public enum QuietHoursError: Error, Equatable {
  /// The text is not `[DAYS ]HH:MM-HH:MM`.
  case notAWindow(String)
  /// One of the times is not one.
  case notATime(String, in: String)
  /// The days are not.
  case notDays(String, in: String)
  /// Start and end are the same.
  case sameTimes(String)
}

extension QuietHoursError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .notAWindow(let text):
      Explanation(
        "“\(text)” is not a window of quiet hours.",
        cause: "A window is written as days, if not every day, and two times with a hyphen between.",
        remedy: "Write for example \"23:00-06:30\" or \"mon-fri 22:00-07:00\".")
    case .notATime(let time, let text):
      Explanation(
        "“\(time)” in the quiet hours “\(text)” is not a time of day.",
        cause:
          "Times have a 24-hour clock and two digits for the minutes, 00:00 to 23:59; an end may be 24:00.",
        remedy: "Write for example \"23:00-06:30\".")
    case .notDays(let days, let text):
      Explanation(
        "“\(days)” in the quiet hours “\(text)” names no days.",
        cause: "Days are mon, tue, wed, thu, fri, sat and sun, joined by commas or, for a range, a hyphen.",
        remedy: "Write for example \"mon-fri 22:00-07:00\" or \"sat,sun 00:00-09:00\".")
    case .sameTimes(let text):
      Explanation(
        "The quiet hours “\(text)” begin and end at the same time.",
        cause: "This could mean a whole day or nothing at all.",
        remedy: "Write \"00:00-24:00\" for a whole day, or remove the window.")
    }
  }

  public var exitStatus: ExitStatus { .configuration }
}
