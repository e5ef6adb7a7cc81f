import InkErrors
import InkHost

/// `inkglance logs`: what the display had to say.
struct LogsCommand: Command {
  static let declaration = CommandDeclaration(
    "logs", "show what the display had to say",
    discussion: """
      Of a display that runs as a service the journal is shown, by journalctl; the lines of before the last start are there \
      too. A display in another terminal is asked for its last 200 lines.
      """,
    options: [
      OptionDeclaration("count", "N", "how many of the last lines, 1 to 10000; 50 if not given"),
      OptionDeclaration("follow", nil, "go on with what comes, until Ctrl-C; for a service"),
    ],
    examples: [
      .init(command: "inkglance logs", effect: "the last 50 lines"),
      .init(command: "inkglance logs --follow", effect: "and what comes"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let count = try arguments.integer("count", in: 1...10_000) ?? 50
    let logs: ControlAnswer.Logs?
    var failure: ControlError?
    do throws(ControlError) {
      logs = try context.console.showingProgress("asking the display") { () throws(ControlError) in
        try ControlClient.ask(ControlRequest(.logs, count: count), at: context.controlSockets).logs
      }
    } catch {
      // A service that has stopped, or that is another user's, is what the journal is for.
      (logs, failure) = (nil, error)
    }
    if let logs, !logs.isInJournal {
      if arguments.has("follow") {
        throw UsageError.conflict(
          "`--follow` is for a service; this display runs in a terminal, which shows its lines.",
          command: "logs")
      }
      for event in logs.events {
        let lines = event.text.split(separator: "\n", omittingEmptySubsequences: false)
        context.console.line("\(context.moments.text(event.date)) \(lines.first ?? "")")
        for line in lines.dropFirst() { context.console.line("  \(line)") }
      }
      return .done
    }
    var words = ["journalctl", "--unit", "inkglance", "--lines", "\(count)"]
    words += arguments.has("follow") ? ["--follow"] : ["--no-pager"]
    guard let status = context.spawn(words) else { throw failure ?? LogsError.noJournal }
    return status == 0 ? .done : .deviceUnavailable
  }
}

/// Why there are no lines to show.
enum LogsError: ExplainedError, Equatable {
  /// journalctl cannot be run.
  case noJournal

  var exitStatus: ExitStatus { .deviceUnavailable }

  var explanation: Explanation {
    Explanation(
      "The journal cannot be read.", cause: "journalctl is not installed on this machine.",
      remedy: "See where the messages of the service go: systemctl show inkglance -p StandardError")
  }
}
