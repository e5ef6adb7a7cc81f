import InkBoards
import InkErrors
import InkPanels

/// A piece of work on a panel, which is put to sleep whatever happens.
@MainActor
enum PanelWork {
  /// The options that every command of the family has.
  nonisolated static let options: [OptionDeclaration] = [
    .board, .config, .json,
    OptionDeclaration(
      "glass", "FILE.png|.pbm", "on the simulated board: write what the glass shows afterwards"),
    OptionDeclaration("trace", "FILE", "write what went over the wires, for `inkglance replay`"),
    .fault,
  ]

  /// Opens the board that the command line names, does the work, writes the files, and gives what `work` gave.
  ///
  /// A failure makes the panel safe, and the files tell what led to it; a signal waits until the panel sleeps.
  static func perform<Result>(
    _ arguments: Arguments, in context: CommandContext,
    work: (PanelSession, Board) throws(PanelError) -> Result
  ) throws -> (result: Result, bench: PanelBench) {
    let choice = try BoardChoice(arguments, in: context)
    let bench = try PanelBench(choice.board, arguments, in: context)
    choice.announce(in: context)
    context.forgetPicture(of: choice.board)
    let patience = bench.session.model.full.deadline + .seconds(1)
    let console = context.console
    return try StopSignals.deferred(note: {
      console.message("Stopping as soon as the panel sleeps, within \(patience.components.seconds) s.")
    }) {
      let result: Result
      do {
        let typical = bench.session.model.full.typical
        result = try console.showingProgress(arguments.command.name, typical: typical) {
          () throws(PanelError) in
          let result = try work(bench.session, bench.board)
          try bench.session.sleep()
          return result
        }
      } catch {
        try? bench.writeFiles()
        throw error
      }
      try bench.writeFiles()
      return (result, bench)
    }
  }

  /// The same for work that is a refresh, told in one sentence.
  static func run(
    _ arguments: Arguments, in context: CommandContext, done: String,
    work: (PanelSession, Board) throws(PanelError) -> RefreshReport
  ) throws -> ExitStatus {
    let (report, bench) = try perform(arguments, in: context, work: work)
    let outcome = PanelReport(done: done, board: bench.board, model: bench.session.model, report: report)
    context.console.write(
      arguments.has("json") ? try outcome.json.text() : outcome.text(width: context.console.width))
    return .done
  }
}
