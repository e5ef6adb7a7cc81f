import InkErrors
import InkPanels

/// `inkglance panel test-card`.
struct PanelTestCardCommand: Command {
  static let declaration = CommandDeclaration(
    "panel test-card", "show a picture that tells whether the panel is driven right",
    discussion: """
      Upright as the board file turns it: a solid square top left, an outline top right, stripes bottom left, a \
      triangle bottom right, an F in the middle, and a line along every edge. A corner that is elsewhere tells a wrong \
      rotation or a mirrored panel, a missing edge a shift.
      """,
    options: PanelWork.options,
    examples: [
      .init(
        command: "inkglance panel test-card --board waveshare-epd-2in13-v4",
        effect: "a full refresh of that board's panel"),
      .init(command: "inkglance panel test-card --glass card.png", effect: "the card on the simulated board"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    try PanelWork.run(arguments, in: context, done: "test card shown") { panel, board throws(PanelError) in
      try panel.refresh(to: TestCard.frame(for: panel.model, on: board), plan: .full(.requested))
    }
  }
}
