import InkErrors

/// Why a calendar gave no events.
public enum CalendarError: Error, Equatable, Sendable {
  /// libical is not installed.
  case noLibrary
  /// It is something else; how it begins.
  case notCalendar(name: String, beginning: String)
  /// Parts stand more than so deep in one another.
  case tooDeep(name: String, limit: Int)
  /// A part ends that never began.
  case unbalanced(name: String)
  /// Its rules take longer than the deadline.
  case tooSlow(name: String, after: Duration)
}

extension CalendarError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .noLibrary:
      Explanation(
        "No calendar can be read.", cause: "libical is not installed.",
        remedy: "Run `sudo apt install libical3`, or `libical3t64` on Debian 13.")
    case .notCalendar(let name, let beginning):
      Explanation(
        "What \(name) gave is no calendar; it begins with \"\(beginning)\".",
        cause: "The address is that of a page about the calendar, or one that wants a password.",
        remedy: "Copy the calendar's own address, which often ends in .ics and gives BEGIN:VCALENDAR.")
    case .tooDeep(let name, let limit):
      Explanation(
        "The calendar of \(name) has more than \(limit) parts in one another.",
        cause: "It is broken, or made to do harm.", remedy: "Export the calendar again.")
    case .unbalanced(let name):
      Explanation(
        "The calendar of \(name) has a part that ends and never began.",
        cause: "It was cut, or two calendars were put together.", remedy: "Export the calendar again.")
    case .tooSlow(let name, let limit):
      Explanation(
        "The events of \(name) could not be worked out within \(FeedError.text(limit)).",
        cause: "The calendar is very large, or has a rule that never comes to an end.",
        remedy: "Give the source a longer `deadline`, or export the months to come only.")
    }
  }

  /// 78 for what is to be installed, 65 for what was given.
  public var exitStatus: ExitStatus {
    switch self {
    case .noLibrary: .configuration
    case .notCalendar, .tooDeep, .unbalanced, .tooSlow: .badData
    }
  }
}
