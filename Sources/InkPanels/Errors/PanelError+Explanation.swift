import InkBuses
import InkErrors

extension PanelError {
  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .neverBusy(let observation): Self.neverBusyText(observation)
    case .neverIdle(let observation): Self.neverIdleText(observation)
    case .bus(let error, let phase): Self.busText(error, phase)
    case .unsupported(let mode, let model):
      Explanation(
        "The panel \(model) has no \(mode.rawValue) refresh.",
        cause: "The glass or its controller has no waveform for it.",
        remedy: "Choose another mode; see what the panel can do with: inkglance list panels")
    case .noSecondInk(let model):
      Explanation(
        "A picture in colour was given to the panel \(model), which shows black and white only.",
        cause: "The board file names the black and white edition of a panel that is sold in two.",
        remedy: "Compare the sticker on the glass with: inkglance list panels")
    case .wrongSize(let width, let height, let wantedWidth, let wantedHeight):
      Explanation(
        "A picture of \(width) × \(height) pixels was given to a panel of \(wantedWidth) × \(wantedHeight).",
        cause:
          "The picture was drawn for another panel or turned the wrong way; this is a fault of the program.",
        remedy: "Please report it with the output of: inkglance diagnose --report")
    case .notAllowed(let from, let to):
      Explanation(
        "The panel session was asked to go from \(from.rawValue) to \(to.rawValue).",
        cause: "Two parts of the program used the panel at once; this is a fault of the program.",
        remedy: "Please report it with the output of: inkglance diagnose --report")
    }
  }

  private static func neverBusyText(_ o: BusyObservation) -> Explanation {
    Explanation(
      "BUSY on \(o.line) stayed \(o.seen.rawValue) for \(o.waited.milliseconds) ms \(o.phase.after) and never went "
        + "\(o.expected.rawValue) (\(o.edgeCount); the operation takes about \(o.typical.milliseconds) ms): "
        + "the controller did not take the command.",
      cause: "1) the panel has no supply: driver boards from Rev 2.3 on need their PWR line high; "
        + "2) the board file names another panel or revision (see the sticker on the glass), whose controller "
        + "speaks other commands; 3) D/C, SPI data or clock, or the flexible cable has no contact.",
      remedy:
        "Give the PWR line as \"power\" in the board file (18 on Waveshare boards), compare the revision, "
        + "then run: inkglance diagnose")
  }

  private static func neverIdleText(_ o: BusyObservation) -> Explanation {
    let fact =
      "BUSY on \(o.line) was still \(o.seen.rawValue) after \(o.waited.milliseconds) ms \(o.phase.after) and never "
      + "went \(o.expected.rawValue) (\(o.edgeCount); the operation takes about \(o.typical.milliseconds) ms)"
    if o.edges == 0 {
      return Explanation(
        fact + ": the line did not move at all.",
        cause:
          "1) the panel is not connected or has no supply (PWR line of driver boards from Rev 2.3 on), and "
          + "the line only follows its pull resistor; 2) the board file names a panel whose BUSY has the other "
          + "polarity; 3) the reset line is not the one in the board file, so the panel is still asleep.",
        remedy: "Reseat the flexible cable, compare model, power and reset in the board file, "
          + "then run: inkglance diagnose")
    }
    if o.edges > 8 {
      return Explanation(
        fact + ": the line flickers, where one operation makes two edges.",
        cause: "1) the BUSY line or its ground has no firm contact and picks up what other wires carry; "
          + "2) the board file names another line than the panel's BUSY; "
          + "3) the supply breaks down and comes back, and the controller starts again each time.",
        remedy:
          "Reseat the flexible cable and the board, compare \"busy\" in the board file with its manual, "
          + "then run: inkglance diagnose")
    }
    return Explanation(
      fact + ": the controller works, but does not finish.",
      cause: "1) the board file names another panel or revision, whose waveform is longer; "
        + "2) the panel is very cold; 3) the supply is too weak for the panel's booster, or its cable is loose.",
      remedy:
        "Compare the sticker on the glass with the board file, let the panel warm up, use a supply of 3.3 V "
        + "with 100 mA to spare, then run: inkglance diagnose")
  }

  private static func busText(_ error: BusError, _ phase: PanelPhase) -> Explanation {
    var explanation = error.explanation
    explanation.whatHappened = "The panel could not be used \(phase.after). " + explanation.whatHappened
    return explanation
  }
}

extension BusyObservation {
  /// "1 edge", "2 edges".
  fileprivate var edgeCount: String { edges == 1 ? "1 edge" : "\(edges) edges" }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
