import InkBitmap
import InkErrors
import InkHost
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
    options: [OptionDeclaration("explain", nil, "also tell what each wrong look of the card means")]
      + PanelWork.options,
    examples: [
      .init(
        command: "inkglance panel test-card --board waveshare-epd-2in13-v4",
        effect: "a full refresh of that board's panel"),
      .init(command: "inkglance panel test-card --glass card.png", effect: "the card on the simulated board"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let (report, bench) = try PanelWork.perform(arguments, in: context) { panel, board throws(PanelError) in
      try panel.refresh(to: TestCard.frame(for: panel.model, on: board), plan: .full(.requested))
    }
    let model = bench.session.model
    let outcome = PanelReport(done: "test card shown", board: bench.board, model: model, report: report)
    let console = context.console
    guard arguments.has("explain") else {
      console.write(arguments.has("json") ? try outcome.json.text() : outcome.text(width: console.width))
      return .done
    }
    let card = TestCard.frame(for: model, on: bench.board)
    let fault = bench.glass.flatMap { TestCardFault.seen(on: $0, insteadOf: card) }
    if arguments.has("json") {
      console.write(
        try Self.json(outcome, isSeen: bench.glass == nil ? nil : bench.glass == card, fault).text())
    } else {
      console.write(outcome.text(width: console.width) + Self.explanation(width: console.width))
      if let glass = bench.glass {
        let verdict = glass == card ? "the card as it should be" : fault?.look ?? "a fault that has no name"
        console.write("The simulated glass shows \(verdict).\n")
      }
    }
    return .done
  }

  /// What each wrong look means.
  private static func explanation(width: Int) -> String {
    var text = "\nIf instead\n"
    for fault in TestCardFault.allCases {
      let lines = [fault.look, "means: \(fault.cause)", "what to do: \(fault.remedy)"]
      for (i, line) in lines.enumerated() {
        let indent = i == 0 ? "- " : "    "
        for (j, part) in TextWrap.lines(line, width: max(20, width - indent.count)).enumerated() {
          text += (j == 0 ? indent : String(repeating: " ", count: indent.count)) + part + "\n"
        }
      }
    }
    return text
  }

  private static func json(_ outcome: PanelReport, isSeen: Bool?, _ fault: TestCardFault?) -> JSONValue {
    [
      "schema": 1, "shown": outcome.json, "glass_is_right": isSeen.map(JSONValue.bool) ?? .null,
      "seen_fault": .text(fault?.rawValue),
      "faults": .array(
        TestCardFault.allCases.map {
          [
            "name": .string($0.rawValue), "look": .string($0.look), "cause": .string($0.cause),
            "remedy": .string($0.remedy),
          ]
        }),
    ]
  }
}
