import InkBoards
import InkErrors
import InkFeeds
import InkHost
import InkSimulation

extension SimulatedPi {
  /// The surroundings of a command that is run on it.
  @MainActor func surround(_ context: CommandContext) -> CommandContext {
    var inside = context
    inside.simulatedPi = self
    inside.paths = paths
    machine.now = { [date, now = context.now] in date ?? now() }
    inside.machine = machine
    inside.simulate = { try self.station($0) }
    inside.secrets = Secrets(credentials: nil, files: ["\(root)/etc/inkglance/secrets"])
    inside.controlSocket = nil
    inside.controlSockets = controlSockets
    inside.stateDirectory = StateDirectory("\(root)/var/lib/inkglance")
    inside.runtimeDirectory = nil
    inside.console = context.console.withoutRoot(root)
    return inside
  }
}

extension CommandContext {
  /// These surroundings, or those of a simulated Pi where the command line names a fault.
  func broken(by arguments: Arguments) throws -> CommandContext {
    guard simulatedPi == nil, let name = arguments.value("fault") else { return self }
    guard let fault = BoardFault.all.first(where: { $0.name == name }) else {
      throw UsageError.unknownName(
        kind: "fault", name: name,
        suggestion: Suggestion.nearest(to: name, among: BoardFault.all.map(\.name)),
        remedy: "run `inkglance list faults` for those there are.")
    }
    let own = displayPath(arguments)
    let display = try own.map { String(decoding: try FileAccess.read($0), as: UTF8.self) }
    let kinds = widgets.map(\.kind)
    let usual = ["battery", "clock"].filter(kinds.contains)
    let pi = try SimulatedPi(
      board: try brokenBoard(arguments),
      widgets: usual.isEmpty ? Array(kinds.prefix(1)) : usual, display: display)
    try fault.breakIt(pi)
    return pi.surround(self)
  }

  /// The board that is broken: the one named, else the display file's, else a usual one; the simulated board has no wires
  /// and nodes that could be.
  private func brokenBoard(
    _ arguments: Arguments
  ) throws(BoardError) -> (name: String, file: String, bytes: [UInt8]) {
    if let named = arguments.value("board") { return try BoardFile.source(of: named, paths: paths) }
    if let named = (try? DisplayFile.load(path: arguments.value("config"), paths: paths))?.board,
      let board = try? BoardFile.load(named, paths: paths), board.panel.wiring != nil
    {
      return try BoardFile.source(of: named, paths: paths)
    }
    return try BoardFile.source(of: BoardFault.board, paths: paths)
  }

  /// A path as it is on the machine that is looked at.
  func withoutRoot(_ path: String) -> String {
    guard let root = simulatedPi?.root, path.hasPrefix(root) else { return path }
    return String(path.dropFirst(root.count))
  }

  /// The text that a board of a name or a path is read from; on a simulated Pi that of the one that hangs on it.
  func boardSource(of name: String) throws(BoardError) -> (name: String, file: String, bytes: [UInt8]) {
    guard let simulatedPi, name == simulatedPi.boardName || name.contains("/") else {
      return try BoardFile.source(of: name, paths: paths)
    }
    return try BoardFile.source(of: simulatedPi.boardFile, paths: paths)
  }

  /// The board of a name or a path; on a simulated Pi the one that hangs on it.
  func board(named name: String) throws(BoardError) -> Board {
    guard let simulatedPi else {
      return try BoardFile.load(name, paths: paths, vocabulary: vocabulary)
    }
    // A name that the display file has and no file has is a fault like others.
    let file = name == simulatedPi.boardName || name.contains("/") ? simulatedPi.boardFile : name
    var board = try BoardFile.load(file, paths: paths, vocabulary: vocabulary)
    board.name = simulatedPi.boardName
    board.isSimulated = true
    return board
  }
}

extension CommandContext {
  /// A board's chips, on a simulated Pi where the command line names a fault; the panel's nodes are not asked for.
  func simulatedStation(_ board: Board) throws -> SimulatedStation {
    try simulatedPi?.openedStation(board) ?? simulate(board)
  }
}
