/// One bit plane of a controller's memory, rows of whole bytes.
struct BitPlane {
  let bytesPerRow: Int
  let rows: Int
  private(set) var bytes: [UInt8]
  /// True where a byte was written since power-up.
  private var written: [Bool]

  init(bytesPerRow: Int, rows: Int, content: PowerUpMemory, seed: UInt32) {
    self.bytesPerRow = bytesPerRow
    self.rows = rows
    bytes = [UInt8](repeating: 0xFF, count: bytesPerRow * rows)
    written = [Bool](repeating: false, count: bytesPerRow * rows)
    guard case .undefined = content else { return }
    var noise = Noise(seed: seed)
    for i in bytes.indices { bytes[i] = noise.next() }
  }

  /// One byte; nil outside.
  func byte(column: Int, row: Int) -> UInt8? {
    guard column >= 0, column < bytesPerRow, row >= 0, row < rows else { return nil }
    return bytes[row * bytesPerRow + column]
  }

  /// True when every byte of a run was written since power-up.
  func isWritten(columns: Range<Int>, row: Int) -> Bool {
    guard columns.lowerBound >= 0, columns.upperBound <= bytesPerRow, row >= 0, row < rows else {
      return false
    }
    return written[(row * bytesPerRow + columns.lowerBound)..<(row * bytesPerRow + columns.upperBound)]
      .allSatisfy { $0 }
  }

  /// Forgets what was written, though the bits stay.
  mutating func forget() {
    for i in written.indices { written[i] = false }
  }

  /// Writes a run of bytes rightwards; what falls outside is lost.
  mutating func write(_ run: ArraySlice<UInt8>, column: Int, row: Int) {
    guard row >= 0, row < rows, column >= 0, column < bytesPerRow else { return }
    let count = min(run.count, bytesPerRow - column)
    let start = row * bytesPerRow + column
    bytes.withUnsafeMutableBytes { target in
      run.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + count)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[0..<count]))
      }
    }
    for i in start..<(start + count) { written[i] = true }
  }

  /// Fills the plane with blocks of alternating value, `value` first.
  mutating func fill(with value: Bool, blockColumns: Int, blockRows: Int) {
    for row in 0..<rows {
      for column in 0..<bytesPerRow {
        let isOdd = (row / max(1, blockRows) + column / max(1, blockColumns)) % 2 == 1
        bytes[row * bytesPerRow + column] = value != isOdd ? 0xFF : 0x00
        written[row * bytesPerRow + column] = true
      }
    }
  }
}
