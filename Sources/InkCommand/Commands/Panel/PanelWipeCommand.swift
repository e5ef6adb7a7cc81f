import InkErrors
import InkHost
import InkPanels

/// `inkglance panel wipe`.
struct PanelWipeCommand: Command {
  static let declaration = CommandDeclaration(
    "panel wipe", "clean ghosts of older pictures off the panel",
    discussion: """
      The whole glass goes black and white in turn by full refreshes, and stays white. A line tells of each. Three rounds \
      clean what partial refreshes leave; more than ten only wear the glass.
      """,
    options: [OptionDeclaration("rounds", "N", "how often black and white, 1 to 10; 3 unless given")]
      + PanelWork.options,
    examples: [
      .init(command: "inkglance panel wipe --rounds 5", effect: "ten full refreshes, a white panel, asleep")
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let rounds = try arguments.integer("rounds", in: PanelSession.wipeRounds) ?? 3
    let console = context.console
    return try PanelWork.run(arguments, in: context, done: "wiped") { panel, _ throws(PanelError) in
      try panel.wipe(rounds: rounds) { step in
        console.progressLine?.step(done: step.number, of: step.count)
        console.message(
          "\(step.number) of \(step.count): \(step.ink.rawValue), \(step.report.busy.shortText) busy")
      }
    }
  }
}
