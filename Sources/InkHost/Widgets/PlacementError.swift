import InkErrors

/// A widget that cannot be placed as the display file says.
public enum PlacementError: ExplainedError, Equatable {
  case unknownKind(String, suggestion: String?)
  case unsupportedFamily(kind: String, family: String, supported: [String])
  case noSuchSlot(String, kind: String, slots: [String])
  case noFreeSlot(kind: String, slots: [String])
  /// Actions for a button that the board has not.
  case noSuchButton(String, board: String, buttons: [String], suggestion: String?)
  /// A button on a line that has another use.
  case lineTaken(String, button: String, by: String)

  public var exitStatus: ExitStatus { .configuration }

  public var explanation: Explanation {
    switch self {
    case .unknownKind(let kind, let suggestion):
      Explanation(
        "There is no widget of kind \"\(kind)\".",
        cause:
          "The kind is misspelt\(suggestion.map { "; did you mean \"\($0)\"?" } ?? ", or belongs to another program.")",
        remedy: "Write one of the kinds that `inkglance list widgets` shows.")
    case .unsupportedFamily(let kind, let family, let supported):
      Explanation(
        "The widget \"\(kind)\" cannot be shown as \(family).",
        cause: "It supports \(supported.joined(separator: ", ")).",
        remedy: "Give it another slot or family in the display file.")
    case .noSuchSlot(let slot, let kind, let slots):
      Explanation(
        "The widget \"\(kind)\" is placed in the slot \"\(slot)\", which this screen does not have.",
        cause: "The screen's size decides which slots there are: \(slots.joined(separator: ", ")).",
        remedy: "Name one of these, or give the widget a frame = [x, y, width, height] in points.")
    case .noFreeSlot(let kind, let slots):
      Explanation(
        "There is no place left for the widget \"\(kind)\".",
        cause: "Every slot that suits it is taken; this screen has \(slots.joined(separator: ", ")).",
        remedy: "Take a widget out, or give this one a frame = [x, y, width, height] in points.")
    case .noSuchButton(let name, let board, let buttons, let suggestion):
      Explanation(
        "The board \"\(board)\" has no button \"\(name)\".",
        cause: suggestion.map { "It is misspelt; did you mean \"\($0)\"?" }
          ?? (buttons.isEmpty
            ? "Its file names no buttons." : "Its buttons are \(buttons.joined(separator: ", "))."),
        remedy: "Name one of the board's, or say on which `line` this one is, by BCM number.")
    case .lineTaken(let line, let button, let use):
      Explanation(
        "The button \"\(button)\" is on \(line), which is \(use).",
        cause: "One of the two numbers is wrong.",
        remedy: "Follow the button's wire and write the BCM number of the pin it ends at.")
    }
  }
}
