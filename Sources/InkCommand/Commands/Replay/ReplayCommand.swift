import InkErrors
import InkPanels
import InkSimulation

/// `inkglance replay`: a recorded wire trace on a simulated panel.
struct ReplayCommand: Command {
  static let declaration = CommandDeclaration(
    "replay", "play a wire trace to a simulated panel and show what it does",
    discussion: """
      Tells the picture's size, the refreshes, the bytes, and everything that the controller's datasheet forbids, each \
      with the line of the trace that did it. Ends with 0 where nothing was misused, with 1 where something was.

      A panel without a name here is given by its controller, under any of the names it is sold under, and its size; units \
      of addresses, bits a pixel, a second ink and which way round the glass lies are then taken from what is sent. A \
      controller that is not known here may be named by its series, or by its number in one: \
      \(SimulatedPanel.controllerSeries.joined(separator: ", ")).

      A trace has one event a line: reset high|low, power high|low, command XX, data XX XX …, delay MS, busy.
      """,
    operands: [.init(name: "TRACE", help: "what `inkglance run --trace` wrote; - is standard input")],
    options: [
      OptionDeclaration("panel", "MODEL", "the panel the trace was made for"),
      OptionDeclaration(
        "controller", "CHIP",
        "the controller or its series, such as SSD1680 or UC81xx, for a panel without a name here"),
      OptionDeclaration("size", "WxH", "visible columns and rows, with --controller"),
      OptionDeclaration(
        "glass", "FILE.png|.pbm", "write what the glass shows at the end; its black alone with --color-glass"),
      OptionDeclaration("color-glass", "FILE.png|.pbm", "write where it shows a coloured ink"),
      .json,
    ],
    examples: [
      .init(
        command: "inkglance replay run.trace --panel waveshare-2in13-v4 --glass out.png",
        effect: "what a panel shows after these bytes"),
      .init(
        command: "inkglance replay other.trace --controller SSD1680 --size 128x296",
        effect: "the same for a panel known only by its chip"),
    ])

  /// 64 MiB: a whole picture of the largest panel is three.
  private static let longestTrace = 64 << 20

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let path = arguments.operand(0) ?? "-"
    let panel = try ReplayTarget(arguments).panel
    let picture = try arguments.picture("glass")
    let colorPicture = try arguments.picture("color-glass")
    if colorPicture != nil, panel.inks.count < 3 {
      throw UsageError.conflict(
        "`--color-glass` was given for a panel with two inks.", command: Self.declaration.name)
    }

    let trace: WireTrace
    do {
      let bytes = try FileAccess.read(path, limit: Self.longestTrace)
      trace = try WireTrace(parsing: String(decoding: bytes, as: UTF8.self))
    } catch let error as TraceError {
      throw FaultInFile(error, in: path)
    }
    let replay = context.console.showingProgress("replaying") { TraceReplay(trace, on: panel) }
    if colorPicture == nil, picture?.format == .png {
      try picture?.write(replay.glass.picture)
    } else {
      try picture?.write(replay.glass.frame)
    }
    if let frame = replay.glass.colorFrame { try colorPicture?.write(frame) }

    let report = ReplayReport(path: path, panel: panel, trace: trace, replay: replay)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return replay.misuses.isEmpty ? .done : .checkFailed
  }
}
