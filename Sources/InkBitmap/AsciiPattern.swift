/// A small picture as text: `#` black, `.` white, a space for a pixel that nothing was drawn on.
public struct AsciiPattern: Hashable, Sendable {
  /// What a place of the pattern says.
  public enum Cell: Character, Sendable, CaseIterable {
    case black = "#"
    case white = "."
    case untouched = " "
  }

  /// Columns: those of the longest line.
  public let width: Int
  /// Rows: lines.
  public let height: Int
  /// Row after row.
  private var cells: [Cell]

  /// A pattern of one cell everywhere.
  public init(width: Int, height: Int, filledWith cell: Cell = .untouched) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: cell, count: self.width * self.height)
  }

  /// Reads a pattern, one line a row; short lines end in untouched cells.
  public init(_ text: String) throws(AsciiPatternError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(width: lines.map(\.count).max() ?? 0, height: lines.count)
    for (y, line) in lines.enumerated() {
      for (x, character) in line.enumerated() {
        guard let cell = Cell(rawValue: character) else {
          throw AsciiPatternError(character: character, line: y + 1, column: x + 1)
        }
        self[x, y] = cell
      }
    }
  }

  /// The pixels of a frame, every one drawn.
  public init(_ frame: Frame) {
    self.init(width: frame.width, height: frame.height)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = frame[x, y] == .white ? .white : .black }
    }
  }

  /// One cell; outside the pattern reading gives untouched and writing does nothing.
  public subscript(x: Int, y: Int) -> Cell {
    get { x >= 0 && y >= 0 && x < width && y < height ? cells[y * width + x] : .untouched }
    set {
      if x >= 0 && y >= 0 && x < width && y < height { cells[y * width + x] = newValue }
    }
  }

  /// The black cells as a frame, everything else white; nil for a pattern without a cell.
  public var frame: Frame? {
    guard width > 0, height > 0 else { return nil }
    var frame = Frame(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where self[x, y] == .black { frame[x, y] = .black }
    }
    return frame
  }
}

extension AsciiPattern: CustomStringConvertible {
  /// The text that reads back as this pattern, without the untouched ends of lines.
  public var description: String {
    (0..<height).map { y in
      var line = (0..<width).map { x in self[x, y].rawValue }
      while line.last == Cell.untouched.rawValue { line.removeLast() }
      return String(line)
    }
    .joined(separator: "\n")
  }
}
