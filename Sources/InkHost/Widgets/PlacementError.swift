import InkErrors

/// A widget that cannot be placed as the display file says.
public enum PlacementError: ExplainedError, Equatable {
  case unknownKind(String, suggestion: String?)
  case unsupportedFamily(kind: String, family: String, supported: [String])
  case noSuchSlot(String, kind: String, slots: [String])
  case noFreeSlot(kind: String, slots: [String])

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
    }
  }
}
