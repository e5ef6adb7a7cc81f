import InkErrors

/// A panel was asked for by a name that no row has.
public struct UnknownPanel: ExplainedError, Equatable {
  /// What was asked for.
  public var name: String
  /// The nearest name or alias; nil when none is near.
  public var suggestion: String?

  /// An error.
  public init(name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }

  /// The three parts of the message.
  public var explanation: Explanation {
    Explanation(
      "No panel is called \"\(name)\".",
      cause: suggestion.map { "The name is misspelt; the nearest is \"\($0)\"." }
        ?? "The panel has no row yet, or its name here is another than the shop's.",
      remedy: suggestion.map { "Write \"\($0)\", or see all names with: inkglance list panels" }
        ?? "See all names with: inkglance list panels")
  }

  /// The configuration is wrong.
  public var exitStatus: ExitStatus { .configuration }
}
