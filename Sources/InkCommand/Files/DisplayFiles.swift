import Foundation
import InkBoards

/// The board file and the display file that a command line means, read.
struct DisplayFiles {
  var display: Settings
  var board: Board
  /// The variable of the environment that the language comes from; nil where the display file has it, or nobody.
  var localeVariable: String?

  /// Reads both, as `--config` and `--board` say or where they are looked for.
  @MainActor
  init(_ arguments: Arguments, in context: CommandContext) throws {
    display = try DisplayFile.load(
      path: arguments.value("config"), paths: context.paths, vocabulary: context.vocabulary)
    if display.locale == nil, let locale = context.locale {
      display.locale = locale.identifier
      localeVariable = locale.variable
    }
    board = try context.board(named: arguments.value("board") ?? display.board ?? "simulated")
  }

  /// The zone that times on the command line and on the glass are in.
  var timeZone: TimeZone { display.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current }
}
