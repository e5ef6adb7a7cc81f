import InkErrors

/// A display file that cannot be used.
public enum SettingsError: Error, Equatable, Sendable {
  case unreadable(UnreadableFile)
  /// What is wrong in the file, in reading order; one fault at least.
  case faults([FileFault])
}

extension SettingsError: ExplainedError {
  /// The first fault in full, and how many more there are.
  public var explanation: Explanation {
    switch self {
    case .unreadable(let file): file.explanation
    case .faults(let faults): faults.explanation
    }
  }

  /// 66 where there is no such file, 78 where it is wrong.
  public var exitStatus: ExitStatus {
    switch self {
    case .unreadable(let file): file.exitStatus
    case .faults: .configuration
    }
  }

  /// What is wrong in the file, in reading order; empty where it was not read.
  public var faults: [FileFault] {
    if case .faults(let faults) = self { faults } else { [] }
  }
}
