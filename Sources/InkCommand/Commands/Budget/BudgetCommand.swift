import Foundation
import InkErrors
import InkHost

/// `inkglance budget`: how long the battery lasts, and what a wake costs.
struct BudgetCommand: Command {
  static let declaration = CommandDeclaration(
    "budget", "tell how long the battery lasts, and what another interval would change",
    discussion: """
      Of a display whose machine rests between ticks ([sleep]) each wake is kept: how long it was on, what was refreshed \
      and sent, and what came out of the battery where the gauge measures current. From what the level lost between \
      wakes follows how long it lasts; the spread is one standard error. What cannot be told from what was seen is \
      unknown.
      """,
    options: [
      .board, .config,
      OptionDeclaration(
        "since", "TIME", "a moment such as 2026-03-14T12:45, or how long ago, such as 7d; 60d if not given"),
      .json,
    ],
    examples: [
      .init(command: "inkglance budget", effect: "time left, facts per wake, and other intervals"),
      .init(command: "inkglance budget --since 7d --json", effect: "the last week for a program"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let since = try HistoryCommand.since(arguments, orElse: "60d", command: "budget", in: context)
    let board = try DisplayFiles(arguments, in: context).board
    guard let path = context.stateDirectory?.historyPath, FileAccess.exists(path) else {
      throw NoHistory(path: context.stateDirectory?.historyPath)
    }
    let database = try HistoryDatabase(path: path, isReadOnly: true)
    let wakes = try database.wakes(since: since)
    let reading = try database.readings(since: since).last { $0.percent != nil }
    let report = BudgetReport(
      budget: WakeBudget(
        wakes, level: reading?.percent, capacity: CommandContext.wattHours(of: board)),
      since: since, moments: context.moments)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return .done
  }
}
