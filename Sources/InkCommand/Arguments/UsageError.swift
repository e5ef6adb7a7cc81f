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
        "No command was given.", cause: "The command line is empty.",
        remedy: "Run `inkglance --help` for the list; `inkglance preview` shows a picture at once.")
    case .optionBeforeCommand(let option):
      Explanation(
        "The command line begins with the option `\(option)`.",
        cause: "Options stand after the command they belong to.",
        remedy: "Write `inkglance COMMAND \(option) …`; `inkglance --help` lists the commands.")
    case .incompleteCommand(let word, let choices):
      Explanation(
        "`\(word)` needs a second word.", cause: "It is a family of \(choices.count) commands.",
        remedy: "Write one of \(choices.map { "`\($0)`" }.joined(separator: ", ")).")
    case .unknownCommand(let word, let suggestion):
      Explanation(
        "There is no command `\(word)`.",
        cause: "A typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: "Run `inkglance --help` for the list of commands.")
    case .unknownOption(let option, let command, let suggestion):
      Explanation(
        "`\(command)` has no option `\(option)`.",
        cause: "A typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: "Run `inkglance \(command) --help` for its options.")
    case .missingValue(let option, let value, let command):
      Explanation(
        "`\(option)` needs a value (\(value)).", cause: "It was the last word of the command line.",
        remedy: "Write `\(option) \(value)`; `inkglance \(command) --help` explains it.")
    case .valueForFlag(let option, let command):
      Explanation(
        "`\(option)` takes no value.", cause: "An `=` was written after it.",
        remedy: "Write `\(option)` alone; `inkglance \(command) --help` explains it.")
    case .badValue(let option, let value, let expected, let command):
      Explanation(
        "`\(option) \(value)` cannot be used.", cause: "The value should be \(expected).",
        remedy: "Correct it; `inkglance \(command) --help` has an example.")
    case .missingOperand(let name, let command):
      Explanation(
        "`\(command)` needs \(name).", cause: "The command line ended before it.",
        remedy: "Run `inkglance \(command) --help` for an example.")
    case .missingOption(let option, let alternative, let command):
      Explanation(
        "`\(command)` needs `\(option)` or \(alternative).", cause: "Neither was given.",
        remedy: "Run `inkglance \(command) --help` for an example.")
    case .missingCompanion(let option, let other, let command):
      Explanation(
        "`\(other)` needs `\(option)` as well.", cause: "One says nothing without the other.",
        remedy: "Run `inkglance \(command) --help` for an example.")
    case .unexpectedOperand(let word, let command):
      Explanation(
        "`\(command)` does not know what to do with `\(word)`.",
        cause: "One word too many, or a missing `--` before an option.",
        remedy: "Run `inkglance \(command) --help` for how it is written.")
    case .conflict(let what, let command):
      Explanation(
        "\(what)", cause: "The two do not go together.",
        remedy: "Leave one out; `inkglance \(command) --help` explains both.")
    case .unknownName(let kind, let name, let suggestion, let remedy):
      Explanation(
        "There is no \(kind) `\(name)`.",
        cause: "A typing error\(suggestion.map { "; did you mean `\($0)`?" } ?? ".")",
        remedy: remedy)
    }
  }
}
