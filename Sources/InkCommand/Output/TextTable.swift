/// Several things of one kind: a line each, as many columns as the page holds.
struct TextTable {
  /// One column.
  struct Column {
    let title: String
    /// Left out where the page is too narrow; the highest number goes first, 0 never.
    var dropOrder = 0
    /// Numbers stand right.
    var isRight = false
  }

  let columns: [Column]
  private(set) var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a line; as many cells as columns.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == columns.count)
    rows.append(cells)
  }

  /// The table with its titles.
  ///
  /// Where even the columns that never go do not fit, each thing takes a line for its first cell and indented lines
  /// for all others.
  func text(width: Int) -> String {
    var shown = Array(columns.indices)
    while total(shown) > width {
      guard let widest = shown.filter({ columns[$0].dropOrder > 0 }).max(by: { dropsLater($0, $1) }) else {
        return records(width: width)
      }
      shown.removeAll { $0 == widest }
    }
    let widths = shown.map { self.width(of: $0) }
    return ([columns.map(\.title)] + rows).map { cells in
      var line = ""
      for (index, column) in shown.enumerated() {
        let padding = String(repeating: " ", count: widths[index] - cells[column].count)
        line += (index == 0 ? "" : "  ")
        line += columns[column].isRight ? padding + cells[column] : cells[column] + padding
      }
      return line.trimmingTrailingSpaces() + "\n"
    }.joined()
  }

  private func dropsLater(_ a: Int, _ b: Int) -> Bool { columns[a].dropOrder < columns[b].dropOrder }

  private func width(of column: Int) -> Int {
    max(columns[column].title.count, rows.map { $0[column].count }.max() ?? 0)
  }

  private func total(_ shown: [Int]) -> Int {
    shown.reduce(0) { $0 + width(of: $1) } + 2 * max(0, shown.count - 1)
  }

  private func records(width: Int) -> String {
    rows.map { cells in
      let details = zip(columns, cells).dropFirst().filter { !$1.isEmpty }.map {
        TextWrap.lines("\($0.title.lowercased()) \($1)", width: width, indent: 2).joined(separator: "\n")
      }
      return ([cells[0]] + details).joined(separator: "\n") + "\n"
    }.joined()
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
