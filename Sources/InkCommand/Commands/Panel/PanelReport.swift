import InkBoards
import InkPanels

/// What a command did to a panel.
struct PanelReport {
  /// "test card shown".
  let done: String
  let board: Board
  let model: PanelModel
  let report: RefreshReport

  /// One sentence.
  func text(width: Int) -> String {
    var parts = ["\(board.isSimulated ? "simulated " : "")\(model.name): \(done)"]
    if let mode = report.mode {
      parts.append("\(mode.rawValue) refresh")
      parts.append("\(report.bytes) bytes in \(report.transfers) transfers")
      parts.append("\(report.busy.wholeMilliseconds) ms busy")
      parts.append("\(report.total.wholeMilliseconds) ms in all")
    }
    parts.append("panel asleep")
    return TextWrap.lines(parts.joined(separator: ", "), width: width).joined(separator: "\n") + "\n"
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "board": .string(board.name), "simulated": .bool(board.isSimulated),
      "panel": .string(model.name), "done": .string(done), "mode": .text(report.mode?.rawValue),
      "sent_bytes": .integer(report.bytes), "transfers": .integer(report.transfers),
      "line_sets": .integer(report.lineSets), "busy_ms": .milliseconds(report.busy),
      "total_ms": .milliseconds(report.total), "asleep": true,
    ]
  }
}
