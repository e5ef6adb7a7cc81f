import InkErrors
import InkHost
import InkPanels

/// `inkglance panel sleep`.
struct PanelSleepCommand: Command {
  static let declaration = CommandDeclaration(
    "panel sleep", "put the panel to sleep, whatever another program left it doing",
    discussion: """
      The picture stays. The panel is reset, which ends anything it was doing, and sent into deep sleep. A panel left \
      awake keeps high voltage on the glass and wears.
      """,
    options: PanelWork.options,
    examples: [.init(command: "inkglance panel sleep", effect: "a safe panel with the picture it had")])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    try PanelWork.run(arguments, in: context, done: "put to sleep") { panel, _ throws(PanelError) in
      try panel.sleep()
      return RefreshReport()
    }
  }
}
