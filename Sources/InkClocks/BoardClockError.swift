import InkBuses
import InkErrors

/// Why the clock of a power board is of no use.
public enum BoardClockError: ExplainedError, Equatable {
  /// What its registers hold is no time: the board.
  case noTime(String)
  /// The bus failed.
  case bus(BusError)
  /// What came does not fit its checksum: the board.
  case badChecksum(String)
  /// It cannot take the supply after a while: the board.
  case noCut(String)

  public var exitStatus: ExitStatus {
    switch self {
    case .bus(let error): error.exitStatus
    case .noCut: .configuration
    case .noTime, .badChecksum: .deviceUnavailable
    }
  }

  public var explanation: Explanation {
    switch self {
    case .bus(let error): error.explanation
    case .noTime(let board):
      Explanation(
        "The clock of the \(board) has no time.",
        cause: "It was never set, or lost its battery.",
        remedy: "Nothing: it is set once the system's time is right.")
    case .badChecksum(let board):
      Explanation(
        "What the \(board) answered does not fit its checksum.",
        cause: "The wires are disturbed, or it was busy.",
        remedy: "Nothing, if it happens seldom; else shorten the wires.")
    case .noCut(let board):
      Explanation(
        "A \(board) cannot take the supply after a while.",
        cause: "It takes it at once, or by itself when the computer has stopped.",
        remedy: "Remove `cut` under [sleep] from the display file.")
    }
  }
}
