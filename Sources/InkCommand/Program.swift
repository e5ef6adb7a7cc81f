import InkErrors

/// The whole program as a function of its command line.
///
/// `inkglance` is this with our own widgets; a package with widgets of its own gets every command under its own name.
public enum Program {
  /// Runs the command that `arguments` (without the program's name) asks for; gives what the process should end with.
  ///
  /// Facts go to standard output, messages to standard error; nothing is thrown and nothing exits the process.
  @MainActor
  public static func run(arguments: [String], name: String) async -> ExitStatus {
    await run(arguments, name: name, console: .standard)
  }

  @MainActor
  static func run(
    _ words: [String], name: String, console: Console, commands: [any Command] = commands
  ) async -> ExitStatus {
    let table = CommandTable(commands)
    let context = CommandContext(program: name, console: console, commands: table)
    do {
      switch try Invocation(words, of: table) {
      case .programHelp:
        console.write(HelpText.program(name, commands: table.declarations, width: console.width))
      case .familyHelp(let family, let members):
        console.write(HelpText.family(family, members: members, program: name, width: console.width))
      case .commandHelp(let command):
        console.write(HelpText.command(command, program: name, width: console.width))
      case .version: console.line("\(name) \(Version.number)")
      case .run(let command, let arguments): return try await command.run(arguments, in: context)
      }
      return .done
    } catch {
      let report = ErrorReport(error, program: name, commands: table.declarations)
      console.message(report.text(width: console.width))
      return report.exitStatus
    }
  }

  /// Every command, in the order of the help.
  static let commands: [any Command] = [
    ReplayCommand(), ListPanelsCommand(), ListGaugesCommand(),
  ]
}
