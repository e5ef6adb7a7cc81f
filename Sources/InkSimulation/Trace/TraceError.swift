import InkErrors

/// A wire trace that cannot be read: where, what stands there, what was expected.
public struct TraceError: ExplainedError, Equatable {
  /// Line, from 1.
  public var line: Int
  /// Column in characters, from 1.
  public var column: Int
  /// The word found; empty at the end of a line.
  public var found: String
  /// What was expected there, as the end of "expected …".
  public var expected: String
  /// What was probably meant; nil when nothing is near.
  public var suggestion: String?

  /// Exit status 65: the input is wrong.
  public var exitStatus: ExitStatus { .badData }

  /// Names the place, what stands there and the events there are.
  public var explanation: Explanation {
    let what = found.isEmpty ? "the line ends" : "\"\(found)\" stands"
    let meant = suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
    return Explanation(
      "Trace line \(line), column \(column): \(what) where \(expected) was expected.\(meant)",
      cause: "the file is no wire trace, or it was cut off or edited.",
      remedy: "write one event a line (\(WireTrace.eventForms)), \"#\" begins a comment.")
  }
}

extension WireTrace {
  /// The events as they are written.
  static let eventForms =
    "reset high|low, power high|low, command XX, data XX XX …, delay MS, busy"
}
