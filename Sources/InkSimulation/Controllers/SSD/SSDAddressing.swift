/// Window, counters and data entry mode: commands 11, 44, 45, 4E, 4F.
///
/// Columns are bytes of eight pixels, whatever unit the chip counts X in.
struct SSDAddressing {
  var columnStart = 0
  var columnEnd: Int
  var rowStart = 0
  var rowEnd: Int
  var column = 0
  var row = 0
  /// The line that command 4F set last, wherever the counter has got to.
  var rowSet = 0
  /// Data entry mode: bit 0 X up, bit 1 Y up, bit 2 Y first; 03 after reset.
  var mode: UInt8 = 0x03
  /// True from a change of the window to the next change of a counter.
  var isWindowNewer = false

  private let bytesPerRow: Int
  private let rows: Int

  /// The window after reset is the whole memory.
  init(bytesPerRow: Int, rows: Int) {
    self.bytesPerRow = bytesPerRow
    self.rows = rows
    columnEnd = bytesPerRow - 1
    rowEnd = rows - 1
  }

  /// Makes the window the size of a glass.
  ///
  /// Some drivers never set one and their pictures are whole: the panel's one-time memory must hold it.
  mutating func cover(_ glass: Glass) {
    columnEnd = glass.bytesPerRow - 1
    rowEnd = glass.height - 1
  }

  var isXUp: Bool { mode & 1 != 0 }
  var isYUp: Bool { mode & 2 != 0 }
  var isYFirst: Bool { mode & 4 != 0 }

  /// True when the whole window lies in the memory.
  var isInside: Bool {
    max(columnStart, columnEnd) < bytesPerRow && max(rowStart, rowEnd) < rows
  }

  /// True when the counters stand where the window starts.
  var isAtStart: Bool { column == columnStart && row == rowStart }

  /// The window's columns from left to right.
  var columns: ClosedRange<Int> { min(columnStart, columnEnd)...max(columnStart, columnEnd) }

  /// Lines of the window.
  var rowSpan: Int { abs(rowEnd - rowStart) + 1 }

  /// Takes the window's ends for the first column and line outside where that many bytes fill just what is left.
  ///
  /// True when it did.
  mutating func endBefore(filling count: Int) -> Bool {
    let (columns, rows) = (columnEnd - columnStart, rowEnd - rowStart)
    guard isAtStart, isXUp, isYUp, columns > 0, rows > 0 else { return false }
    guard count == columns * rows || count == columns * (rows + 1) else { return false }
    columnEnd -= 1
    if count == columns * rows { rowEnd -= 1 }
    return true
  }

  /// Bytes that can be written rightwards before the counter must wrap; 1 in the other modes.
  var run: Int {
    isXUp && !isYFirst && column <= columnEnd ? columnEnd - column + 1 : 1
  }

  /// Steps the counters after a run of `count` bytes.
  ///
  /// The first axis goes back to its start at the end of the window and steps the second.
  mutating func advance(by count: Int) {
    if isYFirst {
      if stepRow() { _ = stepColumn(by: 1) }
    } else {
      if stepColumn(by: count) { _ = stepRow() }
    }
  }

  /// Steps X; true when it went back to the start.
  private mutating func stepColumn(by count: Int) -> Bool {
    if column + count - 1 == columnEnd || column == columnEnd {
      column = columnStart
      return true
    }
    // A counter outside the window runs through its own range until it meets the end.
    column = (column + (isXUp ? count : 127)) % 128
    return false
  }

  /// Steps Y; true when it went back to the start.
  private mutating func stepRow() -> Bool {
    if row == rowEnd {
      row = rowStart
      return true
    }
    row = (row + (isYUp ? 1 : 1023)) % 1024
    return false
  }
}
