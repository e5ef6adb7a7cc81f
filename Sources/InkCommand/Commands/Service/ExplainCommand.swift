import InkErrors
import InkHost

/// `inkglance explain`: why the last refresh was what it was, and what the next tick is for.
struct ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    "explain", "tell why the last refresh was what it was, and what comes next",
    discussion: """
      Asks the display that runs here: which widgets were drawn and why, what the planner decided and for what reason, which \
      places were written and what that cost; what was decided before; when the next tick is and for what. Where none runs \
      its history tells of the last refreshes.
      """,
    options: [
      OptionDeclaration("count", "N", "how many earlier decisions to tell, 0 to 19; 5 if not given"), .json,
    ],
    examples: [
      .init(command: "inkglance explain", effect: "the last refresh and five decisions before it"),
      .init(command: "inkglance explain --count 0", effect: "the last refresh alone"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let count = try arguments.integer("count", in: 0...19) ?? 5
    let (console, isJSON) = (context.console, arguments.has("json"))
    do {
      let report = Explainer(try context.statusOfDisplay(), earlier: count, moments: context.moments)
      console.write(isJSON ? try report.json.text() : report.text(width: console.width))
    } catch ControlError.nobody(let searched) {
      let records = context.pastRefreshes()
      guard let past = PastExplainer(records, earlier: count, moments: context.moments) else {
        throw ControlError.nobody(searched: searched)
      }
      console.write(isJSON ? try past.json.text() : past.text(width: console.width))
    }
    return .done
  }
}
