import InkErrors

/// `inkglance list faults`.
struct ListFaultsCommand: Command {
  static let declaration = CommandDeclaration(
    "list faults", "show the faults that can be tried on a simulated Raspberry Pi",
    discussion: """
      Each can be given to `--fault` of `diagnose`, `run`, `check`, `gauge` and `panel`: the command then works on a \
      simulated Raspberry Pi with the board of the display file, of `--board`, or else a Waveshare 2.13 inch, broken in \
      that way. Nothing of this machine is opened.
      """,
    options: [.json],
    examples: [
      .init(command: "inkglance list faults", effect: "every fault, from the ground up"),
      .init(
        command: "inkglance diagnose --fault busy-floating", effect: "the page of a panel without contact"),
      .init(
        command: "inkglance run --once --fault line-held", effect: "how a display ends on a line that is held"
      ),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    if arguments.has("json") {
      let document: JSONValue = [
        "schema": 1,
        "faults": .array(
          BoardFault.all.map {
            ["name": .string($0.name), "summary": .string($0.summary), "check": .string($0.check)]
          }),
      ]
      context.console.write(try document.text())
      return .done
    }
    var table = TextTable([
      .init(title: "FAULT"), .init(title: "WHAT IS BROKEN"), .init(title: "CHECK", dropOrder: 1),
    ])
    for fault in BoardFault.all { table.add([fault.name, fault.summary, fault.check]) }
    context.console.write(table.text(width: context.console.width))
    return .done
  }
}
