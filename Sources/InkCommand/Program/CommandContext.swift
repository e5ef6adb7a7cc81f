/// What surrounds a command: the program it is part of, and where it writes.
struct CommandContext: Sendable {
  /// The program's name as it was started: "inkglance", or that of a program with widgets of its own.
  let program: String
  /// Where facts and messages go.
  let console: Console
  /// Every command of the program.
  let commands: CommandTable
}
