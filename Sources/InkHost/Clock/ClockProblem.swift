import Foundation
import InkErrors

/// Why widgets that depend on the time show their placeholder.
struct ClockProblem: ExplainedError, Equatable {
  let truth: ClockTruth

  var exitStatus: ExitStatus { .deviceUnavailable }

  var explanation: Explanation {
    let remedy =
      "Wait for the network and see `timedatectl`; where a person sets the clock, write trust_clock = true in the "
      + "display file."
    switch truth {
    case .trusted:
      return Explanation("The clock is right.", cause: "It has been set.", remedy: "Nothing.")
    case .unsynchronised:
      return Explanation(
        "The clock is not set yet: widgets that depend on the time show their placeholder.",
        cause: "The board keeps no time without supply, and no time server has answered since it started.",
        remedy: remedy)
    case .behind(let earliest):
      let passed = earliest.formatted(.iso8601.dateTimeSeparator(.space))
      return Explanation(
        "The clock reads a time before \(passed), which has certainly been: widgets that depend on the time show "
          + "their placeholder.",
        cause: "The board keeps no time without supply, or the battery of its clock is empty.", remedy: remedy
      )
    }
  }
}
