import InkBitmap
import InkBoards
import InkDiagnosis
import InkPanels

/// Shows the test card and asks a person what they see: only eyes can tell what a panel shows.
@MainActor
struct TestCardInterview {
  /// One question; whoever answers no has found the fault.
  struct Question: Equatable {
    let text: String
    /// What is wrong where the answer is no.
    let fact: String
    let remedy: Remedy
  }

  /// From the coarsest fault to the finest; the first no ends the interview.
  static let questions: [Question] = [
    Question(
      text: "Did the panel flash, and is there a new picture on it?",
      fact: "the panel took the picture and shows nothing of it",
      remedy: Remedy(
        "1) The glass is another revision than the board file's `model`: compare its sticker. 2) The flexible cable is not "
          + "fully in its latch. 3) The driver board's switches stand for another glass.",
        commands: ["inkglance list panels"])),
    Question(
      text: "Is it sharp black on white, without noise, stripes or grey?",
      fact: "the picture is noise, striped or pale",
      remedy: Remedy(
        "Noise or stripes: the glass is another revision than `model` (a V3 takes what a V4 takes and shows it wrong). "
          + "Pale or grey: too cold, or a supply too weak for the panel's booster. Torn: lower `clock`.",
        commands: ["inkglance list panels"])),
    Question(
      text: "Is there an F in the middle, as black as the rest?",
      fact: "what a partial refresh draws is not on the glass, or pale",
      remedy: Remedy(
        "The glass is another revision than `model`, whose partial waveform is another or missing: compare its sticker, and "
          + "try the neighbouring names.", commands: ["inkglance list panels"])),
    Question(
      text: "Does the F in the middle read as an F, not mirrored?",
      fact: "the picture is mirrored",
      remedy: Remedy(
        "The glass is another than `model`, whose rows run the other way: compare its sticker.",
        commands: ["inkglance list panels"])),
    Question(
      text: "Does the F stand upright, as you look at the display?",
      fact: "the picture is turned",
      remedy: Remedy("Write another `rotation` in [panel] of the board file: 0, 90, 180 or 270.")),
    Question(
      text: "Is the thin line along all four edges whole?",
      fact: "the picture is shifted or cut off",
      remedy: Remedy(
        "The glass is another revision than `model`, with its first column or row elsewhere: compare its sticker (2.13\" "
          + "V2, V3 and V4 differ so), and try the neighbouring names.",
        commands: ["inkglance list panels"])),
  ]

  let console: Console
  /// A line that the person types; nil at the end of the input.
  let readLine: () -> String?

  /// Asks until the first no.
  func ask() -> Outcome {
    for question in Self.questions {
      guard let isYes = answer(question.text) else {
        return .skipped("nobody answered: it needs a person at the terminal")
      }
      if !isYes { return .failed(question.fact, question.remedy) }
    }
    return .passed("looks as it should")
  }

  private func answer(_ question: String) -> Bool? {
    while true {
      console.writeError("\(question) [y/n] ")
      guard let line = readLine() else {
        console.writeError("\n")
        return nil
      }
      switch line.lowercased().first {
      case "y": return true
      case "n": return false
      default: continue
      }
    }
  }

  /// Shows the card on a board's panel, upright as it is mounted, and tells how long BUSY took.
  ///
  /// The middle comes by a partial refresh where the panel has one, so that both waveforms are seen.
  static func show(on panel: PanelSession, of board: Board) throws(PanelError) -> RefreshTiming {
    let card = TestCard.frame(for: panel.model, on: board)
    let middle = PixelRect(
      x: card.width / 3, y: card.height / 3, width: card.width / 3, height: card.height / 3)
    var timing = RefreshTiming(model: panel.model)
    if panel.model.partial == nil {
      timing.add(.full, try panel.refresh(to: card, plan: .full(.requested)).busy)
    } else {
      var first = card
      first.fill(middle, with: .white)
      timing.add(.full, try panel.refresh(to: first, plan: .full(.requested)).busy)
      timing.add(.partial, try panel.refresh(to: card, plan: .partial([middle], .requested)).busy)
    }
    try panel.sleep()
    return timing
  }
}
