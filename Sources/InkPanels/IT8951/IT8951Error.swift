import InkBuses
import InkErrors

/// Why a panel behind an IT8951 does not show what it should.
public enum IT8951Error: ExplainedError, Equatable {
  /// HRDY stayed low.
  case neverReady(BusyObservation)
  /// The display engine, which has a register and no line, did not come to an end.
  case neverShown(BusyObservation)
  /// The device information is no controller's.
  case noAnswer
  /// A wire failed.
  case bus(BusError)
  /// An area outside the panel.
  case outside(x: Int, y: Int, width: Int, height: Int, panelWidth: Int, panelHeight: Int)
  /// The controller's panel is not as big as the model.
  case otherSize(width: Int, height: Int, model: String)
  /// VCOM outside what panels have, 0 to 5 V below zero.
  case impossibleVCOM(millivolts: Int)
  /// A call before `start`, or after a failure.
  case notStarted

  /// What the process ends with when nobody catches the error.
  public var exitStatus: ExitStatus {
    switch self {
    case .neverReady, .neverShown, .noAnswer: .deviceUnavailable
    case .bus(let error): error.exitStatus
    case .impossibleVCOM, .otherSize: .configuration
    case .outside, .notStarted: .software
    }
  }

  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .neverReady(let observation): Self.readyText(observation)
    case .neverShown(let observation): Self.shownText(observation)
    case .noAnswer:
      Explanation(
        "The controller told no size: what was read is all zeros or all ones.",
        cause:
          "1) MISO has no contact. 2) The clock is too fast for the cable. 3) The jumper on the board chooses I80 or "
          + "USB instead of SPI.",
        remedy: "Check the jumper and the cable, and write a lower `clock` in the board file.")
    case .bus(let error): error.explanation
    case .outside(let x, let y, let width, let height, let panelWidth, let panelHeight):
      Explanation(
        "The area \(width) × \(height) at (\(x), \(y)) lies outside the panel of \(panelWidth) × \(panelHeight).",
        cause: "The picture was drawn for another panel; this is a fault of the program.",
        remedy: "Please report it with the output of: inkglance diagnose --report")
    case .otherSize(let width, let height, let model):
      Explanation(
        "The controller says that its panel has \(width) × \(height) pixels, and \(model) has others.",
        cause: "The board file names another panel than the one behind the IT8951.",
        remedy: "Compare the panel's size with: inkglance list panels IT8951")
    case .impossibleVCOM(let millivolts):
      Explanation(
        "VCOM of \(millivolts) mV is none that a panel has.",
        cause:
          "The label on the panel's cable gives it in volts below zero, such as -1.50; in millivolts that is -1500.",
        remedy: "Write what the label says, from -5000 to -100.")
    case .notStarted:
      Explanation(
        "The controller was used before it was started.",
        cause: "A call came too early or after a failure; this is a fault of the program.",
        remedy: "Please report it with the output of: inkglance diagnose --report")
    }
  }

  /// HRDY, which is high while the controller takes words: the opposite of BUSY.
  private static func readyText(_ o: BusyObservation) -> Explanation {
    let moved = o.edges > 0
    let causes =
      moved
      ? [
        "the controller hangs in the middle of a transfer, which another program began or a clock that is too fast spoilt",
        "the supply of 5 V breaks down while the panel is driven, and the controller starts again",
        "HRDY or its ground has no firm contact",
      ]
      : [
        "the board has no supply of 5 V with an ampere to spare",
        "RST is not connected, so that the controller was never started",
        "HRDY has no contact, or is another line than the board's",
      ]
    let advice =
      moved
      ? "Take the supply off the board for ten seconds, then try again with a lower `clock`"
      : "Take the supply off the board for ten seconds, compare the wires of HRDY (24) and RST (17) with its manual"
    return Explanation(
      "HRDY on \(o.line) was still low after \(o.waited.milliseconds) ms \(o.phase.after) and never became high "
        + "(\(o.edgeCount) seen; it takes about \(o.typical.milliseconds) ms): "
        + (moved ? "the controller takes no more words." : "the line did not move at all."),
      cause: causes.numbered, remedy: "\(advice), then run: inkglance diagnose")
  }

  private static func shownText(_ o: BusyObservation) -> Explanation {
    Explanation(
      "The display engine (\(o.line)) was still busy after \(o.waited.milliseconds) ms \(o.phase.after) and never became "
        + "idle, which takes about \(o.typical.milliseconds) ms; HRDY made \(o.edgeCount).",
      cause: [
        "the panel's cable has no contact", "the supply breaks down while the panel is driven",
        "VCOM is another than the label on the panel's cable says",
      ].numbered,
      remedy:
        "Reseat the panel's cable, use a supply of 5 V with two amperes, take it off for ten seconds, then run: inkglance diagnose"
    )
  }
}
