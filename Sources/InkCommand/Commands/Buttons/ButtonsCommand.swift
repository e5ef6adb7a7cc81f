import Foundation
import InkBoards
import InkErrors
import InkHost
import InkLinux

/// `inkglance buttons`: which buttons there are, and what is pressed, as it is pressed.
struct ButtonsCommand: Command {
  static let declaration = CommandDeclaration(
    "buttons", "show the buttons, and each press as it comes",
    discussion: """
      Lists the buttons of the board and the display file with their lines and what they do, then tells of each press until \
      Ctrl-C. While a display runs it has the lines: what is shown then are the gestures that it makes out. Without one the \
      lines are opened here, and presses do nothing.
      """,
    options: [
      .board, .config,
      OptionDeclaration("seconds", "N", "end after so many seconds, 0 to 86400; 0 only lists them"),
    ],
    examples: [
      .init(command: "inkglance buttons", effect: "the buttons of the configured board"),
      .init(
        command: "inkglance buttons --board inky-impression-7in3 --seconds 0",
        effect: "a board's row, with nothing opened"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitStatus {
    let seconds = try arguments.integer("seconds", in: 0...86_400)
    let files = try DisplayFiles(arguments, in: context)
    let settings = try HostSettings(
      board: files.board, display: files.display, model: try LinuxStation.model(of: files.board),
      widgets: context.widgets)
    let console = context.console
    guard !settings.buttons.isEmpty else {
      console.line("The board \(files.board.name) has no buttons, and the display file names none.")
      return .done
    }
    var table = TextTable([
      .init(title: "BUTTON"), .init(title: "LINE"), .init(title: "SHORT"), .init(title: "DOUBLE"),
      .init(title: "LONG"),
    ])
    for button in settings.buttons {
      let actions = ButtonGesture.allCases.map { button.actions[$0]?.description ?? "-" }
      let pin = button.line?.headerPin.map { ", pin \($0)" } ?? ""
      table.add([button.name, "\(button.line.map { "\($0)" } ?? "none")\(pin)"] + actions)
    }
    console.write(table.text(width: console.width))
    if seconds == 0 { return .done }
    let end = seconds.map { context.now().addingTimeInterval(Double($0)) }
    if let status = try? context.statusOfDisplay(), status.presses != nil {
      console.message("A display runs, process \(status.process): its presses are shown, until Ctrl-C.")
      await follow(until: end, in: context)
      return .done
    }
    guard !files.board.isSimulated else {
      console.message("The board is simulated: `run --press A@10s` presses its buttons.")
      return .done
    }
    let clock = try SystemClock(isTrusted: true)
    let signals = LinuxButtonSignals(settings.buttons, chip: files.board.panel.wiring?.chip)
    var failures = 0
    signals.start(clock: clock) { problem in
      failures += 1
      console.message(problem, .error)
    } _: { edge in
      console.line("\(settings.buttons[edge.button].name) \(edge.isPressed ? "pressed" : "let go")")
    }
    defer { signals.stop() }
    if failures == settings.buttons.filter({ !$0.actions.isEmpty }).count { return .deviceUnavailable }
    console.message("Press one; Ctrl-C ends this.")
    while await clock.wait(until: end ?? .distantFuture).map({ $0 != .stop }) ?? false {}
    return .done
  }

  /// Prints what a display makes out, asking it four times a second.
  @MainActor
  private func follow(until end: Date?, in context: CommandContext) async {
    var last = (try? context.statusOfDisplay())?.presses?.last
    while end.map({ context.now() < $0 }) ?? true, await context.pause(.milliseconds(250)) {
      guard let presses = (try? context.statusOfDisplay())?.presses else { return }
      let new =
        last.flatMap { last in presses.lastIndex(of: last).map { presses[($0 + 1)...] } } ?? presses[...]
      for press in new { context.console.line("\(context.moments.text(press.date)) \(press.line)") }
      last = presses.last ?? last
    }
  }
}
