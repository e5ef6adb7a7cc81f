import InkBoards
import InkErrors

/// `inkglance check`: board and display files, without running anything.
struct CheckCommand: Command {
  static let declaration = CommandDeclaration(
    "check", "tell what is wrong in board and display files",
    discussion: """
      Names of panels, gauges, boards, widgets and slots are checked as well as the writing, and all faults are told at \
      once. Without FILE it is the display file that would be used, and the board it names. Ends with 0 where all is \
      well, with 78 where something is not.

      `--print-config` shows every setting in effect instead: its value, and the file and line, or the option, that it \
      comes from.
      """,
    operands: [
      .init(
        name: "FILE", help: "a board or a display file; its content tells which", isOptional: true,
        isRepeated: true)
    ],
    options: [
      OptionDeclaration("print-config", nil, "every setting in effect, with its origin"), .board, .config,
      .json, .fault,
    ],
    examples: [
      .init(command: "inkglance check", effect: "the files that `inkglance run` would use"),
      .init(command: "inkglance check boards/mine.toml", effect: "a board file before its first use"),
      .init(command: "inkglance check --print-config", effect: "what `inkglance run` goes by, and why"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    if arguments.has("print-config") {
      if let operand = arguments.operands.first {
        throw UsageError.unexpectedOperand(operand, command: "check")
      }
      let settings = try EffectiveSettings(arguments, in: context)
      context.console.write(
        arguments.has("json") ? try settings.json.text() : settings.text(width: context.console.width))
      return .done
    }
    for option in ["board", "config"] where arguments.has(option) {
      throw UsageError.missingCompanion("--print-config", of: "--\(option)", command: "check")
    }
    let paths =
      arguments.operands.isEmpty
      ? Self.filesInUse(context) : arguments.operands.map { context.simulatedPi?.path($0) ?? $0 }
    let files = paths.map { CheckedFile($0, in: context) }
    let (console, width) = (context.console, context.console.width)
    if arguments.has("json") {
      let document: JSONValue = ["schema": 1, "files": .array(files.map(\.json))]
      console.write(try document.text())
    } else if files.isEmpty {
      let places = context.paths.displays.joined(separator: ", ")
      let text = "There is no display file, so the built-in one is used. Looked for: \(places)."
      console.write(TextWrap.lines(text, width: width).map { $0 + "\n" }.joined())
    } else {
      for file in files { console.write(file.text(width: width)) }
    }
    return files.compactMap(\.status).first ?? .done
  }

  /// The display file that is found, and the board's file where it names one by path or in a directory of boards.
  @MainActor
  private static func filesInUse(_ context: CommandContext) -> [String] {
    guard let path = context.paths.display() else { return [] }
    guard let board = (try? DisplayFile.load(path: path))?.board else { return [path] }
    let isPath = board.contains("/") || board.hasSuffix(".toml")
    let candidates = isPath ? [board] : context.paths.boards.map { "\($0)/\(board).toml" }
    return [path] + candidates.filter(FileAccess.exists).prefix(1)
  }
}
