import InkErrors

/// Why there is no timeline.
public enum TimelineError: Error, Equatable, Sendable {
  /// The provider gave a timeline without entries.
  case noEntries(kind: String)
  /// None of the timeline's entries has a date.
  case noDates(kind: String)
  /// The provider did not call its completion in time.
  case noAnswer(kind: String, after: Duration)
  /// It is not asked for a while, since the program came to a violent end while it worked.
  case leftAlone(kind: String)
  /// Nobody waits for the answer any more.
  case cancelled(kind: String)
}

extension TimelineError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .noEntries(let kind):
      Explanation(
        "The provider of the widget “\(kind)” gave a timeline without entries.",
        cause: "It found nothing to show and did not say so in an entry.",
        remedy: "Give at least one entry, such as one that says that there is nothing.")
    case .noDates(let kind):
      Explanation(
        "The provider of the widget “\(kind)” gave a timeline none of whose entries has a date.",
        cause: "The dates are not numbers, as after a division by zero.",
        remedy: "Compute the entries' dates from a date that is one, such as now.")
    case .noAnswer(let kind, let limit):
      Explanation(
        "The provider of the widget “\(kind)” did not answer within \(limit.components.seconds) seconds.",
        cause: "It waits for something, or one of its paths does not call the completion.",
        remedy: "See that every path calls the completion, and give what it waits for a shorter time limit.")
    case .leftAlone(let kind):
      Explanation(
        "The provider of the widget “\(kind)” is not asked for a while.",
        cause: "The program came to a violent end while it worked, and would again.",
        remedy: "Look for a trap in its code, or take the widget out of the display file.")
    case .cancelled(let kind):
      Explanation(
        "The provider of the widget “\(kind)” was not waited for.",
        cause: "The program ends, or another request took this one's place.",
        remedy: "Nothing, unless it is seen again and again.")
    }
  }

  public var exitStatus: ExitStatus { .software }
}
