/// Facts of one thing: a label and a value a line.
struct FactList {
  /// In the order they were added.
  private(set) var rows: [(label: String, value: String)] = []

  /// Adds a fact; one without a value is left out.
  mutating func add(_ label: String, _ value: String?) {
    if let value { rows.append((label, value)) }
  }

  /// Values in one column, wrapped; below the labels where the page is narrow.
  func text(width: Int) -> String {
    let column = (rows.map(\.label.count).max() ?? 0) + 2
    let isNarrow = width - column < 20
    let indent = isNarrow ? 2 : column
    return rows.map { label, value in
      let lines = TextWrap.lines(value, width: width, indent: indent)
      if isNarrow { return ([label] + lines).joined(separator: "\n") + "\n" }
      let padding = String(repeating: " ", count: column - label.count)
      let first = (lines.first ?? "").dropFirst(indent)
      return ([label + padding + first] + lines.dropFirst()).joined(separator: "\n") + "\n"
    }.joined()
  }
}
