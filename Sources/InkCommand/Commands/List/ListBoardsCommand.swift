import InkBoards
import InkErrors

/// `inkglance list boards`.
struct ListBoardsCommand: Command {
  static let declaration = CommandDeclaration(
    "list boards", "the boards that are known by name",
    discussion: """
      Built in, and found in ./boards, in the user's and in the system's directories. A board whose file has faults is \
      listed as such; `inkglance check` tells them. A board that is built in is changed by a file of the same name, for \
      which `--print` gives the text to begin with.
      """,
    options: [.json, OptionDeclaration("print", "NAME|FILE", "the text of one board's file")],
    examples: [
      .init(command: "inkglance list boards", effect: "a line for each board"),
      .init(
        command: "inkglance list boards --print waveshare-epd-2in13-v4",
        effect: "the text to begin a board file of your own with"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    if let name = arguments.value("print") {
      context.console.writeBytes(try BoardFile.source(of: name, paths: context.paths).bytes)
      return .done
    }
    let boards = BoardFile.names(paths: context.paths).map { name in
      (name, try? BoardFile.load(name, paths: context.paths, vocabulary: context.vocabulary))
    }
    if arguments.has("json") {
      let document: JSONValue = ["schema": 1, "boards": .array(boards.map(Self.json))]
      context.console.write(try document.text())
      return .done
    }
    var table = TextTable([
      .init(title: "NAME"), .init(title: "PANEL", dropOrder: 2), .init(title: "GAUGE", dropOrder: 3),
      .init(title: "WHAT IT IS", dropOrder: 1),
    ])
    for (name, board) in boards {
      table.add([
        name, board?.panel.model ?? "-", board?.gauge?.model ?? "-", board?.title ?? "its file has faults",
      ])
    }
    context.console.write(table.text(width: context.console.width))
    return .done
  }

  private static func json(_ name: String, _ board: Board?) -> JSONValue {
    [
      "name": .string(name), "title": .text(board?.title), "usable": .bool(board != nil),
      "simulated": .truth(board?.isSimulated), "panel": .text(board?.panel.model),
      "rotation_degrees": .whole(board?.panel.rotation.rawValue), "gauge": .text(board?.gauge?.model),
    ]
  }
}
