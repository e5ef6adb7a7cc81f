import InkBoards
import InkErrors
import InkHost
import InkPanels
import InkSimulation

/// A panel opened for one piece of work, and put to sleep whatever happens.
struct PanelWork {
  /// The options that every command of the family has.
  static let options: [OptionDeclaration] = [
    .board, .config, .json,
    OptionDeclaration(
      "glass", "FILE.png|.pbm", "on the simulated board: write what the glass shows afterwards"),
    OptionDeclaration("trace", "FILE", "on the simulated board: write what went over the wires"),
  ]

  /// Opens the board that the command line names, does the work, and tells what was done.
  ///
  /// A failed refresh makes the panel safe itself; a signal waits until the panel sleeps.
  @MainActor
  static func run(
    _ arguments: Arguments, in context: CommandContext, done: String,
    work: (PanelSession, Board) throws(PanelError) -> RefreshReport
  ) throws -> ExitStatus {
    let picture = try arguments.picture("glass")
    let choice = try BoardChoice(arguments, in: context)
    let (station, hardware) = try open(choice.board, arguments, in: context)
    choice.announce(in: context)
    let model = station.panel.model
    let patience = model.full.deadline + .seconds(1)
    let console = context.console
    let report = try StopSignals.deferred(note: {
      console.message("Stopping as soon as the panel sleeps, within \(patience.components.seconds) s.")
    }) {
      let report = try work(station.panel, choice.board)
      try station.panel.sleep()
      return report
    }
    if let hardware {
      try picture?.write(hardware.glass.frame)
      if let path = arguments.value("trace") {
        try FileAccess.write(Array(hardware.wires.trace.text.utf8), to: path)
      }
    }
    let outcome = PanelReport(done: done, board: choice.board, model: model, report: report)
    console.write(arguments.has("json") ? try outcome.json.text() : outcome.text(width: console.width))
    return .done
  }

  @MainActor
  private static func open(
    _ board: Board, _ arguments: Arguments, in context: CommandContext
  ) throws -> (station: Station, hardware: SimulatedBoard?) {
    if board.isSimulated {
      let simulated = try context.simulate(board)
      return (simulated.station, simulated.hardware)
    }
    for name in ["glass", "trace"] where arguments.has(name) {
      throw UsageError.conflict(
        "`--\(name)` was given for the board \"\(board.name)\", which is real.",
        command: arguments.command.name)
    }
    return (try LinuxStation.open(board), nil)
  }
}
