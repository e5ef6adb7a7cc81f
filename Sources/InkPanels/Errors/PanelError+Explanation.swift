import InkBuses
import InkErrors

extension PanelError {
  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .neverBusy(let observation): BusyStory(observation, hasBeenBusy: false).explanation
    case .neverIdle(let observation): BusyStory(observation, hasBeenBusy: true).explanation
    case .contradicted(let observation, let model): Self.contradictedText(observation, model)
    case .parallel(let error): error.explanation
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
    case .windowOutside(let place, let width, let height):
      Explanation(
        "The place \(place.width) × \(place.height) at (\(place.x), \(place.y)) was to be refreshed on a panel of "
          + "\(width) × \(height).",
        cause: "It lies outside the glass; this is a fault of the program.",
        remedy: "Please report it with the output of: inkglance diagnose --report")
    case .missingWire(.dataCommand, let model):
      Explanation(
        "The panel \(model) needs a D/C line, and the board file says that there is none.",
        cause: "Panels do without it only behind an IT8951.",
        remedy: "Write its number as `data_command` under `lines` in the board file, 25 on Waveshare boards.")
    case .missingWire(.secondChipSelect, let model):
      Explanation(
        "The panel \(model) has two controllers, and the board file names one chip select.",
        cause: "Each controller shows half of the picture and has a chip select of its own.",
        remedy: "Write the second one's node as `second_spi` in the board file, such as \"/dev/spidev0.1\".")
    case .missingWire(.readableBus, let model):
      Explanation(
        "The panel \(model) is behind an IT8951, which must be read from, and this bus only writes.",
        cause: "MISO is not wired, or the bus is one that a program made.",
        remedy: "Wire MISO (9 on the header) and use the kernel's node, such as /dev/spidev0.0.")
    case .notAllowed(let from, let to):
      Explanation(
        "The panel session was asked to go from \(from.rawValue) to \(to.rawValue).",
        cause: "Two parts of the program used the panel at once; this is a fault of the program.",
        remedy: "Please report it with the output of: inkglance diagnose --report")
    }
  }

  private static func contradictedText(_ o: BusyObservation, _ model: String) -> Explanation {
    Explanation(
      "BUSY on \(o.line) rests \(o.seen.rawValue), where the controller of \(model) rests \(o.expected.rawValue), and "
        + "answers a command of the other dialect (\(o.edgeCount)).",
      cause:
        "The panel has a controller of the other dialect: another revision or edition than the board file names, "
        + "as a 2.7inch V1 in place of a V2.",
      remedy: "Compare the sticker on the glass and the marking on its cable with: inkglance list panels WORD"
    )
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
