import CSQLite
import InkErrors

/// A history that cannot be read or written.
///
/// The display goes on without it.
public struct HistoryError: ExplainedError, Equatable {
  public let path: String
  /// What SQLite says of it.
  public let reason: String

  /// True where the file is at fault, and a new one would do.
  var isDamaged: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains { reason == String(cString: sqlite3_errstr($0)) }
  }

  public var exitStatus: ExitStatus { .inputOutput }

  public var explanation: Explanation {
    Explanation(
      "The history \(path) cannot be used: \(reason).",
      cause: "The file belongs to another user, the card is full, or the file was damaged.",
      remedy: "See `ls -l \(path)` and `df -h \(path)`; a damaged one may be removed, and is begun anew.")
  }
}
