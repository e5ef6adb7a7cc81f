import Foundation
import InkErrors

/// A widget that is left alone, since the program came to a violent end while it worked.
struct CrashProblem: ExplainedError, Equatable {
  let kind: String
  /// How often in a row.
  let count: Int
  let until: Date

  var exitStatus: ExitStatus { .software }

  var explanation: Explanation {
    Explanation(
      "The program ended while the widget “\(kind)” worked"
        + (count > 1 ? ", \(count) times in a row" : "")
        + "; it is left alone until \(until.formatted(.iso8601)).",
      cause:
        "Its code met a trap, such as an index out of range or a forced unwrap of nil, or took all memory.",
      remedy:
        "Run `inkglance preview --kind \(kind)` to see the trap, or take the widget out of the display file.")
  }
}
