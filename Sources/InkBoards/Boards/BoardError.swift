import InkErrors

/// A board that cannot be used.
public enum BoardError: Error, Equatable, Sendable {
  /// No file and no built-in board has the name; `known` are the names there are.
  case notFound(name: String, searched: [String], known: [String])
  case unreadable(UnreadableFile)
  /// What is wrong in the file, in reading order; one fault at least.
  case faults([FileFault])
}

extension BoardError: ExplainedError {
  /// The first fault in full, and how many more there are.
  public var explanation: Explanation {
    switch self {
    case .notFound(let name, let searched, let known):
      let suggestion = Suggestion.nearest(to: name, among: known)
      if let suggestion {
        return Explanation(
          "There is no board \(name.quoted).", cause: "\(suggestion.quoted) was meant.",
          remedy: "Write \(suggestion.quoted), or run `inkglance list boards` for all names.")
      }
      return Explanation(
        "There is no board \(name.quoted).",
        cause: """
          No file \(name.printable).toml is in \(searched.joined(separator: ", ")), and no board of that name is \
          built in.
          """,
        remedy: """
          Run `inkglance list boards` for all names, or give the path of a file, such as ./\(name.printable).toml.
          """)
    case .unreadable(let file):
      return file.explanation
    case .faults(let faults):
      return faults.explanation
    }
  }

  /// 66 where there is no such board, 78 where its file is wrong.
  public var exitStatus: ExitStatus {
    switch self {
    case .notFound: .noInput
    case .unreadable(let file): file.exitStatus
    case .faults: .configuration
    }
  }

  /// What is wrong in the file, in reading order; empty where no file was read.
  public var faults: [FileFault] {
    if case .faults(let faults) = self { faults } else { [] }
  }
}
