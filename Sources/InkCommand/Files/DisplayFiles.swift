import Foundation
import InkBoards

/// The board file and the display file that a command line means, read.
struct DisplayFiles {
  var display: Settings
  var board: Board

  /// Reads both, as `--config` and `--board` say or where they are looked for.
  @MainActor
  init(_ arguments: Arguments, in context: CommandContext) throws {
    display = try DisplayFile.load(
      path: arguments.value("config"), paths: context.paths, vocabulary: context.vocabulary)
    board = try context.board(named: arguments.value("board") ?? display.board ?? "simulated")
  }

  /// The zone that times on the command line and on the glass are in.
  var timeZone: TimeZone { display.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current }
}
