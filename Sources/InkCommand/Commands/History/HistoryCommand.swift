import Foundation
import InkBoards
import InkErrors
import InkHost

/// `inkglance history`: what the display and its battery did.
struct HistoryCommand: Command {
  static let declaration = CommandDeclaration(
    "history", "show what the display and its battery did",
    discussion: """
      A display on a real board keeps each refresh and its battery's readings for 400 days, in history.sqlite beside its \
      state; it writes four times an hour, so that the last minutes may be missing while it runs. Without a choice \
      all is shown; wakes are those of a machine that rests between ticks.
      """,
    options: [
      OptionDeclaration("battery", nil, "the battery's readings only"),
      OptionDeclaration("refreshes", nil, "the refreshes only"),
      OptionDeclaration("wakes", nil, "the times the machine was on only"),
      OptionDeclaration(
        "since", "TIME", "a moment such as 2026-03-14T12:45, or how long ago, such as 7d; 24h if not given"),
      .json,
    ],
    examples: [
      .init(command: "inkglance history", effect: "the last day"),
      .init(
        command: "inkglance history --battery --since 7d --json", effect: "a week of readings for a program"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let since = try Self.since(arguments, orElse: "24h", command: "history", in: context)
    guard let path = context.stateDirectory?.historyPath, FileAccess.exists(path) else {
      throw NoHistory(path: context.stateDirectory?.historyPath)
    }
    let database = try HistoryDatabase(path: path, isReadOnly: true)
    let choices = ["battery", "refreshes", "wakes"].filter { arguments.has($0) }
    let showsAll = choices.isEmpty || choices.count == 3
    let refreshes = showsAll || arguments.has("refreshes") ? try database.refreshes(since: since) : nil
    let readings = showsAll || arguments.has("battery") ? try database.readings(since: since) : nil
    let wakes = showsAll || arguments.has("wakes") ? try database.wakes(since: since) : nil
    let report = HistoryReport(
      refreshes: refreshes, readings: readings,
      // Most machines never rest.
      wakes: showsAll && wakes?.isEmpty == true ? nil : wakes, since: since, moments: context.moments)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return .done
  }

  /// The moment of `--since`, which may be a moment or how long ago.
  static func since(
    _ arguments: Arguments, orElse usual: String, command: String, in context: CommandContext
  ) throws(UsageError) -> Date {
    let text = arguments.value("since") ?? usual
    let now = context.now()
    if let age = Duration(settingsText: text) { return now.addingTimeInterval(-age.seconds) }
    if let date = MomentParser.date(from: text, zone: context.timeZone, today: now) { return date }
    throw .badValue(
      "--since", value: text,
      expected: "a moment such as 2026-03-14T12:45, or how long ago, such as 24h or 7d",
      command: command)
  }
}

/// There is no history to show.
struct NoHistory: ExplainedError, Equatable {
  /// Where it would be; nil where there is nowhere to keep one.
  let path: String?

  var exitStatus: ExitStatus { .noInput }

  var explanation: Explanation {
    Explanation(
      path.map { "There is no history at \($0)." } ?? "There is nowhere that a history is kept.",
      cause:
        "No display on a real board has run for a quarter of an hour as this user; a service keeps its own.",
      remedy: "For the service's history run the command with STATE_DIRECTORY=/var/lib/inkglance.")
  }
}
