import InkErrors

/// A command line that cannot be carried out as written.
enum UsageError: ExplainedError, Equatable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case missingValue(String, value: String, command: String)
  case valueForFlag(String, command: String)
  case badValue(String, value: String, expected: String, command: String)
  case missingOperand(String, command: String)
  case unexpectedOperand(String, command: String)
  /// Two options that exclude each other, or one without the other it needs.
  case conflict(String, command: String)
  /// A widget, panel, family … that is not there.
  case unknownName(kind: String, name: String, suggestion: String?, listing: String)

  var exitStatus: ExitStatus { .usage }

  var explanation: Explanation {
    switch self {
    case .unknownCommand(let word, let suggestion):
      Explanation(
        "There is no command `\(word)`.",
        cause: "a typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: "run `inkglance --help` for the list of commands.")
    case .unknownOption(let option, let command, let suggestion):
      Explanation(
        "`\(command)` has no option `\(option)`.",
        cause: "a typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: "run `inkglance \(command) --help` for its options.")
    case .missingValue(let option, let value, let command):
      Explanation(
        "`\(option)` needs a value (\(value)).", cause: "it was the last word of the command line.",
        remedy: "write `\(option) \(value)`; `inkglance \(command) --help` explains it.")
    case .valueForFlag(let option, let command):
      Explanation(
        "`\(option)` takes no value.", cause: "an `=` was written after it.",
        remedy: "write `\(option)` alone; `inkglance \(command) --help` explains it.")
    case .badValue(let option, let value, let expected, let command):
      Explanation(
        "`\(option) \(value)` cannot be used.", cause: "the value should be \(expected).",
        remedy: "correct it; `inkglance \(command) --help` has an example.")
    case .missingOperand(let name, let command):
      Explanation(
        "`\(command)` needs \(name).", cause: "the command line ended before it.",
        remedy: "run `inkglance \(command) --help` for an example.")
    case .unexpectedOperand(let word, let command):
      Explanation(
        "`\(command)` does not know what to do with `\(word)`.",
        cause: "one word too many, or a missing `--` before an option.",
        remedy: "run `inkglance \(command) --help` for how it is written.")
    case .conflict(let what, let command):
      Explanation(
        "\(what)", cause: "the two do not go together.",
        remedy: "leave one out; `inkglance \(command) --help` explains both.")
    case .unknownName(let kind, let name, let suggestion, let listing):
      Explanation(
        "There is no \(kind) `\(name)`.",
        cause: "a typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: "run `\(listing)` for the names there are.")
    }
  }
}
