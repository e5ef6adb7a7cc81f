import InkErrors
import InkTimelines

/// The whole program as a function of its command line.
///
/// `inkglance` is this with our own widgets; a package with widgets of its own gets every command under its own name.
public enum Program {
  /// Runs the command that `arguments` (without the program's name) asks for; gives what the process should end with.
  ///
  /// `widgets` are those that display files may name. Facts go to standard output, messages to standard error; nothing is thrown and nothing exits the process.
  @MainActor
  public static func run(
    widgets: [WidgetDescriptor] = [], arguments: [String], name: String
  ) async -> ExitStatus {
    let context = CommandContext(
      program: name, console: .standard, commands: CommandTable(commands), widgets: widgets)
    return await run(arguments, in: context)
  }

  /// The same with everything around it given.
  @MainActor
  static func run(_ words: [String], in context: CommandContext) async -> ExitStatus {
    let (name, console, table) = (context.program, context.console, context.commands)
    do {
      switch try Invocation(words, of: table) {
      case .programHelp:
        console.write(HelpText.program(name, commands: table.declarations, width: console.width))
      case .familyHelp(let family, let members):
        console.write(HelpText.family(family, members: members, program: name, width: console.width))
      case .commandHelp(let command, let also):
        console.write(HelpText.command(command, also: also, program: name, width: console.width))
      case .manual: console.write(Manual(program: name, commands: table.declarations).text)
      case .version: console.line("\(name) \(Version.number)")
      case .run(let command, let arguments):
        let surroundings = try context.broken(by: arguments)
        return try await command.run(arguments, in: surroundings)
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
    RunCommand(), PreviewCommand(), StatusCommand(), ExplainCommand(), ReloadCommand(), PageCommand(),
    LogsCommand(),
    HistoryCommand(), BudgetCommand(), ButtonsCommand(), FleetListCommand(),
    DiagnoseCommand(), CheckCommand(), GaugeCommand(), GaugeScanCommand(),
    PanelShowCommand(), PanelTestCardCommand(), PanelClearCommand(), PanelWipeCommand(), PanelSleepCommand(),
    PanelIdentifyCommand(),
    ListBoardsCommand(), ListPanelsCommand(), ListGaugesCommand(), ListWidgetsCommand(), ListFaultsCommand(),
    ReplayCommand(), NewWidgetCommand(), CompletionCommand(),
  ]
}
