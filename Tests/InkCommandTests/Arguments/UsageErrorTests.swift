import InkErrors
import Testing

@testable import InkCommand

struct UsageErrorTests {
  @Test(
    "every text",
    arguments: [
      (
        .noCommand,
        "No command was given.", "The command line is empty.",
        "Run `inkglance --help` for the list; `inkglance preview` shows a picture at once."
      ),
      (
        .optionBeforeCommand("--json"),
        "The command line begins with the option `--json`.",
        "Options stand after the command they belong to.",
        "Write `inkglance COMMAND --json …`; `inkglance --help` lists the commands."
      ),
      (
        .unknownCommand("previw", suggestion: "preview"),
        "There is no command `previw`.", "A typing error; did you mean `preview`?",
        "Run `inkglance --help` for the list of commands."
      ),
      (
        .unknownCommand("dance", suggestion: nil),
        "There is no command `dance`.", "A typing error.",
        "Run `inkglance --help` for the list of commands."
      ),
      (
        .incompleteCommand("panel", choices: ["panel clear", "panel sleep"]),
        "`panel` needs a second word.", "It is a family of 2 commands.",
        "Write one of `panel clear`, `panel sleep`."
      ),
      (
        .unknownOption("--bord", command: "gauge", suggestion: "--board"),
        "`gauge` has no option `--bord`.", "A typing error; did you mean `--board`?",
        "Run `inkglance gauge --help` for its options."
      ),
      (
        .missingValue("--board", value: "NAME|FILE", command: "gauge"),
        "`--board` needs a value (NAME|FILE).", "It was the last word of the command line.",
        "Write `--board NAME|FILE`; `inkglance gauge --help` explains it."
      ),
      (
        .valueForFlag("--json", command: "gauge"),
        "`--json` takes no value.", "An `=` was written after it.",
        "Write `--json` alone; `inkglance gauge --help` explains it."
      ),
      (
        .badValue("--size", value: "big", expected: "columns and rows such as 122x250", command: "replay"),
        "`--size big` cannot be used.", "The value should be columns and rows such as 122x250.",
        "Correct it; `inkglance replay --help` has an example."
      ),
      (
        .missingOperand("TRACE", command: "replay"),
        "`replay` needs TRACE.", "The command line ended before it.",
        "Run `inkglance replay --help` for an example."
      ),
      (
        .missingOption("--panel", or: "--controller with --size", command: "replay"),
        "`replay` needs `--panel` or --controller with --size.", "Neither was given.",
        "Run `inkglance replay --help` for an example."
      ),
      (
        .missingCompanion("--size", of: "--controller", command: "replay"),
        "`--controller` needs `--size` as well.", "One says nothing without the other.",
        "Run `inkglance replay --help` for an example."
      ),
      (
        .unexpectedOperand("more", command: "gauge"),
        "`gauge` does not know what to do with `more`.",
        "One word too many, or a missing `--` before an option.",
        "Run `inkglance gauge --help` for how it is written."
      ),
      (
        .conflict("`--panel` and `--size` were both given.", command: "replay"),
        "`--panel` and `--size` were both given.", "The two do not go together.",
        "Leave one out; `inkglance replay --help` explains both."
      ),
      (
        .unknownName(
          kind: "widget", name: "bat", suggestion: "battery",
          remedy: "Run `inkglance list widgets` for the names there are."),
        "There is no widget `bat`.", "A typing error; did you mean `battery`?",
        "Run `inkglance list widgets` for the names there are."
      ),
    ] as [(UsageError, String, String, String)])
  func texts(error: UsageError, fact: String, cause: String, remedy: String) {
    #expect(error.explanation == Explanation(fact, cause: cause, remedy: remedy))
    #expect(error.exitStatus == .usage)
  }
}
