import InkBuses
import InkErrors

extension PanelError {
  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .neverBusy(let observation): BusyStory(observation, hasBeenBusy: false).explanation
    case .neverIdle(let observation): BusyStory(observation, hasBeenBusy: true).explanation
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

  private static func busText(_ error: BusError, _ phase: PanelPhase) -> Explanation {
    var explanation = error.explanation
    explanation.whatHappened = "The panel could not be used \(phase.after). " + explanation.whatHappened
    return explanation
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
