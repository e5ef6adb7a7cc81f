import InkErrors
import InkHost
import InkPanels

/// `inkglance panel clear`.
struct PanelClearCommand: Command {
  static let declaration = CommandDeclaration(
    "panel clear", "make the whole panel white, as before storage",
    discussion: "A full refresh. Panels are stored white: a picture left for months may stay visible.",
    options: PanelWork.options,
    examples: [.init(command: "inkglance panel clear", effect: "a white panel, asleep")])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    try PanelWork.run(arguments, in: context, done: "cleared") { panel, _ throws(PanelError) in
      try panel.clear()
    }
  }
}
