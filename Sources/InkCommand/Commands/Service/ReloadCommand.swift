import InkErrors
import InkHost

/// `inkglance reload`: asks widgets of the running display for new timelines.
struct ReloadCommand: Command {
  static let declaration = CommandDeclaration(
    "reload", "ask widgets of the running display for new timelines",
    discussion: """
      What `WidgetCenter` does from within a program, from a shell: a script that has new data calls it, and the display \
      shows them at once. The configuration is read again by `systemctl reload inkglance`, or by SIGHUP.
      """,
    operands: [.init(name: "KIND", help: "of widget; without it all of them", isOptional: true)],
    examples: [
      .init(command: "inkglance reload", effect: "every widget"),
      .init(command: "inkglance reload clock", effect: "the clocks on the display"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let request = ControlRequest(.reload, kind: arguments.operand(0))
    let kinds = try context.console.showingProgress("asking the display") { () throws(ControlError) in
      try ControlClient.ask(request, at: context.controlSockets).reloaded ?? []
    }
    context.console.line(kinds.isEmpty ? "no widget is placed" : "asked: \(kinds.joined(separator: ", "))")
    return .done
  }
}
