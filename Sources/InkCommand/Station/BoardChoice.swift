import InkBoards
import InkErrors

/// The board a command works on, and who named it.
struct BoardChoice {
  /// Who named the board.
  enum Origin: Equatable {
    case option
    /// The display file of that path.
    case displayFile(String)
    /// Nobody: it is the simulated one.
    case nobody
  }

  let board: Board
  let origin: Origin

  /// Takes `--board`, else the board of the display file (`--config`, else where it is looked for), else the
  /// simulated one.
  @MainActor
  init(_ arguments: Arguments, in context: CommandContext) throws {
    if let name = arguments.value("board") {
      board = try context.board(named: name)
      origin = .option
      return
    }
    // Only the board is of interest here: a misspelt widget must not keep anybody from reading the gauge.
    let settings = try DisplayFile.load(path: arguments.value("config"), paths: context.paths)
    if let name = settings.board, let file = settings.file {
      board = try context.board(named: name)
      origin = .displayFile(file)
    } else {
      board = try context.board(named: "simulated")
      origin = .nobody
    }
  }

  /// Tells a person who named no board that this one is simulated.
  @MainActor
  func announce(in context: CommandContext) {
    guard origin == .nobody else { return }
    let text =
      "No board is configured, so this is the simulated one. `\(context.program) list boards` shows those there are; "
      + "name yours with `--board NAME`, or with `board = \"NAME\"` in inkglance.toml."
    context.console.message(TextWrap.lines(text, width: context.console.width).joined(separator: "\n"))
  }
}
