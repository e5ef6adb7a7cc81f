/// Finds and reads board files.
public enum BoardFile {
  /// Loads a board by name or by path.
  ///
  /// What contains "/" or ends with ".toml" is a path. A name is looked for in `paths.boards`, then among the
  /// boards built into the program. Costs about 1 ms.
  public static func load(
    _ nameOrPath: String, paths: ConfigurationPaths = .process, vocabulary: Vocabulary = .any
  ) throws(BoardError) -> Board {
    let source = try source(of: nameOrPath, paths: paths)
    return try parse(source.bytes, named: source.name, file: source.file, vocabulary: vocabulary)
  }

  /// The text that `load` reads a board from: the board's name, its file (or that it is built in), and its bytes.
  public static func source(
    of nameOrPath: String, paths: ConfigurationPaths = .process
  ) throws(BoardError) -> (name: String, file: String, bytes: [UInt8]) {
    if nameOrPath.contains("/") || nameOrPath.hasSuffix(".toml") {
      return (stem(nameOrPath), nameOrPath, try read(nameOrPath))
    }
    for directory in paths.boards {
      let path = "\(directory)/\(nameOrPath).toml"
      guard TextFile.exists(path) else { continue }
      return (nameOrPath, path, try read(path))
    }
    guard let text = BuiltInBoards.texts[nameOrPath] else {
      throw BoardError.notFound(name: nameOrPath, searched: paths.boards, known: names(paths: paths))
    }
    return (nameOrPath, "built-in board \(nameOrPath)", Array(text.utf8))
  }

  /// Every board that `load` finds by name, sorted.
  public static func names(paths: ConfigurationPaths = .process) -> [String] {
    Set(paths.boards.flatMap { TextFile.tomlNames(in: $0) } + BuiltInBoards.texts.keys).sorted()
  }

  /// Makes a board of a file's bytes; throws all faults of the file at once.
  public static func parse(
    _ bytes: [UInt8], named name: String, file: String, vocabulary: Vocabulary = .any
  ) throws(BoardError) -> Board {
    let faults = FaultList(file: file)
    guard let document = faults.parse(bytes) else { throw BoardError.faults(faults.inOrder) }
    var reader = BoardReader(name: name, vocabulary: vocabulary, faults: faults)
    guard let board = reader.read(document.root), faults.inOrder.isEmpty else {
      throw BoardError.faults(faults.inOrder)
    }
    return board
  }

  private static func read(_ path: String) throws(BoardError) -> [UInt8] {
    do {
      return try TextFile.read(path)
    } catch {
      throw BoardError.unreadable(UnreadableFile(path: path, errno: error.errno))
    }
  }

  /// "boards/mine.toml" is the board "mine".
  private static func stem(_ path: String) -> String {
    let leaf = path.split(separator: "/").last.map(String.init) ?? path
    return leaf.hasSuffix(".toml") ? String(leaf.dropLast(".toml".count)) : leaf
  }
}
