import InkBoards
import InkErrors

extension HostSettings {
  /// The board's buttons with the actions that a display file gives them, and the display file's own.
  public static func buttons(of board: Board, _ display: Settings) throws(PlacementError) -> [Board.Button] {
    var buttons = board.buttons
    var lines = board.claimedLines
    for own in display.buttons {
      guard let line = own.line else {
        guard let index = buttons.firstIndex(where: { $0.name == own.name }) else {
          throw .noSuchButton(
            own.name, board: board.name, buttons: board.buttons.map(\.name),
            suggestion: Suggestion.nearest(to: own.name, among: board.buttons.map(\.name)))
        }
        buttons[index].actions.merge(own.actions) { $1 }
        continue
      }
      if let other = lines.first(where: { $0.line.isSame(as: line) }) {
        throw .lineTaken("\(line)", button: own.name, by: other.use)
      }
      lines.append((line, "the button \"\(own.name)\""))
      buttons.removeAll { $0.name == own.name }
      buttons.append(own)
    }
    for index in buttons.indices {
      buttons[index].actions = buttons[index].actions.filter { $0.value != .nothing }
    }
    return buttons
  }
}

extension Board {
  /// Every line that the file names, and for what.
  var claimedLines: [(line: Line, use: String)] {
    let wiring = panel.wiring
    let lines: [(Line?, String)] = [
      (wiring?.dataCommand, "the panel's D/C"), (wiring?.reset, "the panel's reset"),
      (wiring?.busy, "the panel's BUSY"), (wiring?.power, "the panel's power"),
      (gauge?.alertLine, "the gauge's alert pin"), (gauge?.externalPower?.line, "external power"),
    ]
    return lines.compactMap { line, use in line.map { ($0, use) } }
      + buttons.compactMap { button in button.line.map { ($0, "the button \"\(button.name)\"") } }
  }
}

extension Board.Line {
  /// True for one line under two names: 5 and "GPIO5".
  fileprivate func isSame(as other: Board.Line) -> Bool { "\(self)" == "\(other)" }
}
