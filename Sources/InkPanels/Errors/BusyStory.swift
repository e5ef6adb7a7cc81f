import InkBuses
import InkErrors

/// What BUSY did, told so that a person finds out why: the observation as a sentence, and the three likeliest causes of
/// just that pattern.
struct BusyStory {
  /// What the line did.
  enum Pattern: Equatable, CaseIterable {
    /// It rested, low: Solomon's chips.
    case restedLow
    /// It rested, high: UltraChip's.
    case restedHigh
    /// It stayed busy without an edge, and only follows its pull resistor.
    case undriven
    /// It stayed busy and high without an edge: Solomon's chips.
    case heldHigh
    /// It stayed busy and low without an edge: UltraChip's.
    case heldLow
    /// It became busy by itself and stayed so.
    case unfinished
    /// It changed more often than one operation makes it.
    case flickering
  }

  private let observation: BusyObservation
  private let isBusy: Bool
  let pattern: Pattern

  /// `hasBeenBusy` is true where the line never became idle, false where it never became busy.
  init(_ observation: BusyObservation, hasBeenBusy: Bool) {
    self.observation = observation
    isBusy = hasBeenBusy
    pattern =
      switch (hasBeenBusy, observation.edges, observation.isDriven) {
      case (false, _, _): observation.seen == .low ? .restedLow : .restedHigh
      case (true, 0, false): .undriven
      case (true, 0, _): observation.seen == .high ? .heldHigh : .heldLow
      case (true, ...BusyObservation.mostEdges, _): .unfinished
      case (true, _, _): .flickering
      }
  }

  var explanation: Explanation {
    Explanation(
      "\(fact): \(meaning).", cause: causes.numbered, remedy: "\(advice), then run: inkglance diagnose")
  }

  /// Line, level, time, phase, edges and the model's typical time.
  private var fact: String {
    let o = observation
    let waited = "\(o.waited.milliseconds) ms"
    let times = o.typical > .zero ? o.waited / o.typical : 0
    let ratio = times >= 1.5 ? ", \(Int(times.rounded())) times less" : ""
    let typical = "\(o.edgeCount) seen; the operation takes about \(o.typical.milliseconds) ms\(ratio)"
    return isBusy
      ? "BUSY on \(o.line) was still \(o.seen.rawValue) after \(waited) \(o.phase.after) and never became idle, which is "
        + "\(o.expected.rawValue) (\(typical))"
      : "BUSY on \(o.line) stayed \(o.seen.rawValue) for \(waited) \(o.phase.after) and never became busy, which is "
        + "\(o.expected.rawValue) (\(typical))"
  }

  private var meaning: String {
    switch pattern {
    case .restedLow, .restedHigh: "the controller did not take the command"
    case .undriven: "nothing drives the line, it only follows its pull resistor"
    case .heldHigh, .heldLow: "the line did not move at all"
    case .unfinished: "the controller works, but does not finish"
    case .flickering: "the line flickers, where one operation makes two edges at most"
    }
  }

  /// The likeliest first.
  var causes: [String] {
    let supply = "the panel has no supply: driver boards from Rev 2.3 on need their PWR line high"
    switch pattern {
    case .restedLow:
      // A chip without supply holds its pins low through their protection diodes.
      return [
        supply, "D/C, SPI data, clock or chip select has no contact, so that no command arrives",
        "the glass is another panel or revision than the board file's, and takes other commands",
      ]
    case .restedHigh:
      return [
        "D/C, SPI data, clock or chip select has no contact, so that no command arrives",
        "the glass is another panel or revision than the board file's, and takes other commands",
        "BUSY is shorted to 3.3 V, or the board file names another line as `busy`",
      ]
    case .undriven:
      return [
        "the flexible cable is not in its latch, or the BUSY wire has no contact", supply,
        "the board file names another line as `busy` than the panel's",
      ]
    case .heldHigh:
      return [
        "the glass is another panel than the board file's, with a controller whose BUSY rests high (UltraChip's)",
        "BUSY is shorted to 3.3 V, has no contact, or is another line than the board file's `busy`",
        "RST is not connected, so that the controller still sleeps",
      ]
    case .heldLow:
      return [
        supply,
        "the glass is another panel than the board file's, with a controller whose BUSY rests low (Solomon's)",
        "BUSY is shorted to ground, has no contact, or is another line than the board file's `busy`",
      ]
    case .unfinished:
      return [
        "the glass is another panel or revision than the board file's, whose waveform is longer",
        "the panel is very cold", "the supply is too weak for the panel's booster, or its cable is loose",
      ]
    case .flickering:
      return [
        "the BUSY line or its ground has no firm contact and picks up what other wires carry",
        "the board file names another line than the panel's BUSY",
        "the supply breaks down and comes back, and the controller starts again each time",
      ]
    }
  }

  private var advice: String {
    switch pattern {
    case .restedLow:
      "Give the PWR line as `power` in the board file (18 on Waveshare boards), compare the sticker on the glass"
    case .restedHigh:
      "Reseat the board on the header and compare the sticker on the glass with the board file"
    case .undriven:
      "Reseat the flexible cable, compare `power` and `busy` in the board file with the board's manual"
    case .heldHigh: "Compare the sticker on the glass, `busy` and `reset` with the board file"
    case .heldLow:
      "Give the PWR line as `power` in the board file (18 on Waveshare boards), compare the sticker on the glass"
    case .unfinished:
      "Compare the sticker on the glass with the board file, let the panel warm up, use a supply of 3.3 V with 100 mA to spare"
    case .flickering:
      "Reseat the flexible cable and the board, compare `busy` in the board file with its manual"
    }
  }
}
