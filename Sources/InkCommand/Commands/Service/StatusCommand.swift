import InkErrors
import InkHost

/// `inkglance status`: what a running display shows, since when, and what comes next.
struct StatusCommand: Command {
  static let declaration = CommandDeclaration(
    "status", "tell what the running display shows and what it does next",
    discussion: """
      Asks the display that runs here, as a service or in another terminal: since when the glass shows what it shows, the \
      next tick and what it is for, every widget with its age and its error, the battery, what the panel has been through, \
      and the last errors. A display answers its own user and root only.
      """,
    options: [.json],
    examples: [
      .init(command: "inkglance status", effect: "a display of this user"),
      .init(command: "inkglance status --json", effect: "the same for a program"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let status = try context.statusOfDisplay()
    let report = StatusReport(status, moments: context.moments)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return .done
  }
}

extension CommandContext {
  /// What the running display says of itself.
  func statusOfDisplay() throws -> DisplayStatus {
    let answer = try console.showingProgress("asking the display") { () throws(ControlError) in
      try ControlClient.ask(ControlRequest(.status), at: controlSockets)
    }
    guard let status = answer.status else { throw ControlError.badAnswer(path: controlSockets.first ?? "") }
    return status
  }

  /// How moments are written for the person at this machine.
  var moments: MomentText { MomentText(now: now(), zone: timeZone) }
}
