import InkErrors
import Testing

@testable import InkCommand

struct UsageErrorTests {
  @Test(
    "every text",
    arguments: [
      (
        .noCommand,
        "No command was given.", "the command line is empty.",
        "run `inkglance --help` for the list; `inkglance preview` shows a picture at once."
      ),
      (
        .optionBeforeCommand("--json"),
        "The command line begins with the option `--json`.",
        "options stand after the command they belong to.",
        "write `inkglance COMMAND --json …`; `inkglance --help` lists the commands."
      ),
      (
        .unknownCommand("previw", suggestion: "preview"),
        "There is no command `previw`.", "a typing error; did you mean `preview`?",
        "run `inkglance --help` for the list of commands."
      ),
      (
        .unknownCommand("dance", suggestion: nil),
        "There is no command `dance`.", "a typing error.",
        "run `inkglance --help` for the list of commands."
      ),
      (
        .incompleteCommand("panel", choices: ["panel clear", "panel sleep"]),
        "`panel` needs a second word.", "it is a family of 2 commands.",
        "write one of `panel clear`, `panel sleep`."
      ),
      (
        .unknownOption("--bord", command: "gauge", suggestion: "--board"),
        "`gauge` has no option `--bord`.", "a typing error; did you mean `--board`?",
        "run `inkglance gauge --help` for its options."
      ),
      (
        .missingValue("--board", value: "NAME|FILE", command: "gauge"),
        "`--board` needs a value (NAME|FILE).", "it was the last word of the command line.",
        "write `--board NAME|FILE`; `inkglance gauge --help` explains it."
      ),
      (
        .valueForFlag("--json", command: "gauge"),
        "`--json` takes no value.", "an `=` was written after it.",
        "write `--json` alone; `inkglance gauge --help` explains it."
      ),
      (
        .badValue("--size", value: "big", expected: "columns and rows such as 122x250", command: "replay"),
        "`--size big` cannot be used.", "the value should be columns and rows such as 122x250.",
        "correct it; `inkglance replay --help` has an example."
      ),
      (
        .missingOperand("TRACE", command: "replay"),
        "`replay` needs TRACE.", "the command line ended before it.",
        "run `inkglance replay --help` for an example."
      ),
      (
        .missingOption("--panel", or: "--controller with --size", command: "replay"),
        "`replay` needs `--panel` or --controller with --size.", "neither was given.",
        "run `inkglance replay --help` for an example."
      ),
      (
        .missingCompanion("--size", of: "--controller", command: "replay"),
        "`--controller` needs `--size` as well.", "one says nothing without the other.",
        "run `inkglance replay --help` for an example."
      ),
      (
        .unexpectedOperand("more", command: "gauge"),
        "`gauge` does not know what to do with `more`.",
        "one word too many, or a missing `--` before an option.",
        "run `inkglance gauge --help` for how it is written."
      ),
      (
        .conflict("`--panel` and `--size` were both given.", command: "replay"),
        "`--panel` and `--size` were both given.", "the two do not go together.",
        "leave one out; `inkglance replay --help` explains both."
      ),
      (
        .unknownName(
          kind: "widget", name: "bat", suggestion: "battery",
          remedy: "run `inkglance list widgets` for the names there are."),
        "There is no widget `bat`.", "a typing error; did you mean `battery`?",
        "run `inkglance list widgets` for the names there are."
      ),
    ] as [(UsageError, String, String, String)])
  func texts(error: UsageError, fact: String, cause: String, remedy: String) {
    #expect(error.explanation == Explanation(fact, cause: cause, remedy: remedy))
    #expect(error.exitStatus == .usage)
  }
}
