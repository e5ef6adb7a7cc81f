import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkHost
import InkPanels
import InkRaster
import InkViews

/// `inkglance panel show`: a picture or a text on the glass now.
struct PanelShowCommand: Command {
  static let declaration = CommandDeclaration(
    "panel show", "put a picture or a text on the glass, and draw it in the terminal",
    discussion: """
      A PNG, JPEG or PBM file is scaled to the screen as the board file turns it, and drawn in the panel's inks: drawings by \
      the nearest ink, photographs with their errors diffused. `--dither` chooses otherwise. On a board whose file says \
      `greys = 4` photographs have four greys. A text is as large as fits. The display's next run begins with a full \
      refresh.
      """,
    operands: [.init(name: "FILE", help: "the picture; - is standard input", isOptional: true)],
    options: [
      OptionDeclaration("text", "TEXT", "a text instead of a file"),
      OptionDeclaration(
        "dither", "WAY",
        "nearest, ordered, blue-noise, floyd-steinberg or atkinson; by the picture if left out"),
      OptionDeclaration(
        "fill", nil, "fill the screen and cut off what sticks out, instead of leaving margins"),
    ] + PanelWork.options,
    examples: [
      .init(
        command: "inkglance panel show photo.png --dither blue-noise --fill",
        effect: "a photograph on the glass"),
      .init(command: "inkglance panel show --text \"Back at 14:30\"", effect: "a notice in large letters"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let content = try Content(arguments)
    let board = try BoardChoice(arguments, in: context).board
    let upright = try content.picture(on: try LinuxStation.model(of: board), board)
    let native = upright.rotated(by: QuarterTurn(board.panel.rotation))
    let (report, bench) = try PanelWork.perform(arguments, in: context) { panel, _ throws(PanelError) in
      try panel.refresh(to: native, plan: .full(.requested))
    }
    let outcome = PanelReport(
      done: content.name + " shown", board: bench.board, model: bench.session.model, report: report)
    let console = context.console
    guard !arguments.has("json") else {
      console.write(try outcome.json.text())
      return .done
    }
    if console.isTerminal { console.write(console.glass(upright)) }
    console.write(outcome.text(width: console.width))
    return .done
  }

  /// What is to be shown.
  private enum Content {
    case picture(ColorImage, path: String, dithering: InkDithering?, isFilling: Bool)
    case text(String)

    static let ways: [(word: String, value: InkDithering)] = [
      ("nearest", .nearest), ("ordered", .ordered), ("blue-noise", .blueNoise),
      ("floyd-steinberg", .floydSteinberg), ("atkinson", .atkinson),
    ]

    init(_ arguments: Arguments) throws {
      let command = arguments.command.name
      let dithering = try arguments.list("dither", among: Self.ways).first ?? nil
      switch (arguments.operand(0), arguments.value("text")) {
      case (.some, .some): throw UsageError.conflict("FILE and `--text` were both given.", command: command)
      case (nil, nil): throw UsageError.missingOption("FILE", or: "`--text`", command: command)
      case (nil, let text?): self = .text(text)
      case (let path?, nil):
        self = .picture(
          try Self.read(path), path: path, dithering: dithering, isFilling: arguments.has("fill"))
      }
    }

    /// What the report calls it.
    var name: String {
      switch self {
      case .picture(_, let path, _, _): path == "-" ? "picture" : path
      case .text: "text"
      }
    }

    /// A file of any kind, told by its first bytes.
    private static func read(_ path: String) throws -> ColorImage {
      let bytes = try FileAccess.read(path)
      return try EncodedPicture(bytes, name: path).color()
    }

    /// Upright, in the panel's inks.
    @MainActor
    func picture(on model: PanelModel, _ board: Board) throws -> ColorFrame {
      let swaps = QuarterTurn(board.panel.rotation).swapsAxes
      let (width, height) = swaps ? (model.height, model.width) : (model.width, model.height)
      switch self {
      case .picture(let image, _, let dithering, let isFilling):
        return ColorFrame(
          image, onScreenOf: width, height, inks: model.inks, dithering: dithering, isFilling: isFilling)
      case .text(let text):
        let screen = try Screen(width: width, height: height, inks: model.inks, scale: 1)
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        screen.draw(
          Notice(text: text, height: CGFloat(height)), in: Slot("text", .systemLarge, bounds),
          environment: EnvironmentValues())
        return screen.picture
      }
    }
  }

  /// A text as large as fits.
  private struct Notice: View {
    let text: String
    let height: CGFloat

    var body: some View {
      Text(text).font(.system(size: height * 0.7, weight: .semibold)).minimumScaleFactor(0.05)
        .multilineTextAlignment(.center).padding(8).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
