import InkBoards
import InkErrors
import InkPanels

/// `inkglance completion`: a script that lets a shell complete the program's commands.
struct CompletionCommand: Command {
  static let declaration = CommandDeclaration(
    "completion", "print a script by which a shell completes commands",
    discussion: """
      The script knows every command and option, and the names of boards, panels and widgets there are now. Put it where \
      the shell looks for it, or have it read when a shell starts.
      """,
    operands: [.init(name: "SHELL", help: "bash, zsh or fish")],
    examples: [
      .init(
        command: "inkglance completion bash",
        effect: "for ~/.local/share/bash-completion/completions/inkglance"),
      .init(command: "inkglance completion zsh", effect: "for a file _inkglance in a directory of $fpath"),
      .init(
        command: "inkglance completion fish", effect: "for ~/.config/fish/completions/inkglance.fish"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let name = arguments.operand(0) ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.unknownName(
        kind: "completion for the shell", name: name,
        suggestion: Suggestion.nearest(to: name, among: Shell.allCases.map(\.rawValue)),
        remedy: "Name bash, zsh or fish.")
    }
    let names = CompletionNames(
      boards: BoardFile.names(paths: context.paths), panels: PanelCatalog.names,
      controllers: ControllerKind.allCases.map { $0.rawValue.uppercased() },
      widgets: context.widgets.map(\.kind).sorted(),
      families: Settings.Family.allCases.map(\.rawValue), faults: BoardFault.all.map(\.name))
    let script = CompletionScript(
      program: context.program, commands: context.commands.declarations, names: names)
    context.console.write(script.text(for: shell))
    return .done
  }
}
