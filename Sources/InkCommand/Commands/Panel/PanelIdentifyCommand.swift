import InkDiagnosis
import InkErrors
import InkPanels

/// `inkglance panel identify`: whether the panel is the one that the board file names.
struct PanelIdentifyCommand: Command {
  static let declaration = CommandDeclaration(
    "panel identify", "tell whether the panel is the one the board file names",
    discussion: """
      Panels cannot be read, but BUSY tells the family of the controller, and whether it takes commands. The panel is \
      reset and put to sleep; its picture stays. Ends with 1 where it is not as the board file says.
      """,
    options: [.board, .config, .json, OptionDeclaration("trace", "FILE", "write what went over the wires")],
    examples: [
      .init(
        command: "inkglance panel identify --board waveshare-epd-2in13-v4",
        effect: "what BUSY says about that board's panel")
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let (probe, bench) = try PanelWork.perform(arguments, in: context) { panel, _ throws(PanelError) in
      try panel.probe()
    }
    let model = bench.session.model
    let outcome = Check.outcome(of: probe, on: model)
    let isRight = outcome.remedy == nil
    if arguments.has("json") {
      let document: JSONValue = [
        "schema": 1, "board": .string(bench.board.name), "panel": .string(model.name),
        "controller": .string(model.controller.rawValue),
        "busy_after_reset": .string(probe.levelAfterReset.rawValue),
        "busy_answers_commands": .bool(probe.answers), "matches": .bool(isRight),
        "fact": .string(outcome.fact),
      ]
      context.console.write(try document.text())
      return isRight ? .done : .checkFailed
    }
    var facts = FactList()
    facts.add("named", "\(model.name), \(model.controller.rawValue.uppercased())")
    facts.add("after reset", "BUSY is \(probe.levelAfterReset.rawValue)")
    facts.add("commands", probe.answers ? "BUSY answers" : "BUSY does not answer")
    facts.add("verdict", isRight ? "as the board file says" : outcome.fact)
    facts.add("what to do", outcome.remedy?.note)
    context.console.write(facts.text(width: context.console.width))
    return isRight ? .done : .checkFailed
  }
}
