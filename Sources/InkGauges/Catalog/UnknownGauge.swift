import InkErrors

/// A gauge was asked for by a name that none has.
public struct UnknownGauge: ExplainedError, Equatable {
  /// What was asked for.
  public var name: String
  /// The nearest name; nil when none is near.
  public var suggestion: String?

  /// The three parts of the message.
  public var explanation: Explanation {
    Explanation(
      "No gauge is called \"\(name)\".",
      cause: suggestion.map { "The name is misspelt; the nearest is \"\($0)\"." }
        ?? "The chip has no driver yet, or the board's name was given instead of the chip's.",
      remedy: suggestion.map { "Write \"\($0)\", or see all names with: inkglance list gauges" }
        ?? "See all names with: inkglance list gauges")
  }

  /// The configuration is wrong.
  public var exitStatus: ExitStatus { .configuration }
}
