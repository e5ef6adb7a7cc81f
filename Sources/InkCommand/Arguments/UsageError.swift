import InkErrors

/// A command line that cannot be carried out as written.
enum UsageError: ExplainedError, Equatable {
  /// Nothing follows the program's name.
  case noCommand
  /// An option where a command should stand.
  case optionBeforeCommand(String)
  case unknownCommand(String, suggestion: String?)
  /// The first word of a family without the second.
  case incompleteCommand(String, choices: [String])
  case unknownOption(String, command: String, suggestion: String?)
  case missingValue(String, value: String, command: String)
  case valueForFlag(String, command: String)
  case badValue(String, value: String, expected: String, command: String)
  case missingOperand(String, command: String)
  /// Neither of two ways of saying something was taken.
  case missingOption(String, or: String, command: String)
  /// An option without the other it needs.
  case missingCompanion(String, of: String, command: String)
  case unexpectedOperand(String, command: String)
  /// Two options that exclude each other, or one that excludes another's value.
  case conflict(String, command: String)
  /// A widget, panel, family … that is not there.
  case unknownName(kind: String, name: String, suggestion: String?, remedy: String)

  var exitStatus: ExitStatus { .usage }

  var explanation: Explanation {
    switch self {
    case .noCommand:
      Explanation(
        "No command was given.", cause: "the command line is empty.",
        remedy: "run `inkglance --help` for the list; `inkglance preview` shows a picture at once.")
    case .optionBeforeCommand(let option):
      Explanation(
        "The command line begins with the option `\(option)`.",
        cause: "options stand after the command they belong to.",
        remedy: "write `inkglance COMMAND \(option) …`; `inkglance --help` lists the commands.")
    case .incompleteCommand(let word, let choices):
      Explanation(
        "`\(word)` needs a second word.", cause: "it is a family of \(choices.count) commands.",
        remedy: "write one of \(choices.map { "`\($0)`" }.joined(separator: ", ")).")
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
    case .missingOption(let option, let alternative, let command):
      Explanation(
        "`\(command)` needs `\(option)` or \(alternative).", cause: "neither was given.",
        remedy: "run `inkglance \(command) --help` for an example.")
    case .missingCompanion(let option, let other, let command):
      Explanation(
        "`\(other)` needs `\(option)` as well.", cause: "one says nothing without the other.",
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
    case .unknownName(let kind, let name, let suggestion, let remedy):
      Explanation(
        "There is no \(kind) `\(name)`.",
        cause: "a typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: remedy)
    }
  }
}
