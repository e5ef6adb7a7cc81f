import InkBuses
import InkErrors

/// Why a panel behind an IT8951 does not show what it should.
public enum IT8951Error: ExplainedError, Equatable {
  /// HRDY stayed low.
  case neverReady(line: String, waited: Duration)
  /// The display engine did not come to an end.
  case neverShown(waited: Duration)
  /// The device information is no controller's.
  case noAnswer
  /// A wire failed.
  case bus(BusError)
  /// An area outside the panel.
  case outside(x: Int, y: Int, width: Int, height: Int, panelWidth: Int, panelHeight: Int)
  /// VCOM outside what panels have, 0 to 5 V below zero.
  case impossibleVCOM(millivolts: Int)
  /// A call before `start`, or after a failure.
  case notStarted

  /// What the process ends with when nobody catches the error.
  public var exitStatus: ExitStatus {
    switch self {
    case .neverReady, .neverShown, .noAnswer: .deviceUnavailable
    case .bus(let error): error.exitStatus
    case .impossibleVCOM: .configuration
    case .outside, .notStarted: .software
    }
  }

  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .neverReady(let line, let waited):
      Explanation(
        "HRDY on \(line) stayed low for \(waited.milliseconds) ms: the controller takes no words.",
        cause:
          "1) The board has no supply of 5 V with an ampere to spare. 2) The line is another one. 3) The controller "
          + "hangs: another program left it in the middle of a transfer.",
        remedy:
          "Take the supply off the board for ten seconds, compare HRDY (24) and RST (17) in the board file.")
    case .neverShown(let waited):
      Explanation(
        "The display engine was still busy after \(waited.milliseconds) ms.",
        cause: "The panel's cable has no contact, or the supply breaks down while the panel is driven.",
        remedy: "Reseat the panel's cable, use a stronger supply, take it off for ten seconds and try again.")
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
}
