import InkErrors

/// A history that was damaged, and has been begun anew.
public struct HistoryBegunAnew: ExplainedError, Equatable {
  public let path: String
  /// What SQLite says of it.
  public let reason: String
  /// Where the damaged one is now.
  public let kept: String

  public var exitStatus: ExitStatus { .inputOutput }

  public var explanation: Explanation {
    Explanation(
      "The history \(path) was damaged and is begun anew: \(reason).",
      cause: "The power was cut while the card wrote, or the card is worn out.",
      remedy: "Nothing; what was there is in \(kept), of which `sqlite3 \(kept) .recover` may save some.")
  }
}
