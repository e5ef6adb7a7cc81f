import InkErrors
import InkHost

/// `inkglance explain`: why the last refresh was what it was, and what the next tick is for.
struct ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    "explain", "tell why the last refresh was what it was, and what comes next",
    discussion: """
      Asks the display that runs here: which widgets were drawn and why, what the planner decided and for what reason, which \
      places were written and what that cost; what was decided before; when the next tick is and for what.
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
    let report = Explainer(try context.statusOfDisplay(), earlier: count, moments: context.moments)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return .done
  }
}
