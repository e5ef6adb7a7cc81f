/// One bit plane of a controller's memory, rows of whole bytes.
struct BitPlane {
  let bytesPerRow: Int
  let rows: Int
  private(set) var bytes: [UInt8]
  /// Which bytes of each row were written since power-up, one bit a byte.
  private var written: [UInt64]
  /// Words of `written` a row has.
  private let words: Int

  init(bytesPerRow: Int, rows: Int, content: PowerUpMemory, seed: UInt32) {
    self.bytesPerRow = bytesPerRow
    self.rows = rows
    bytes = [UInt8](repeating: 0xFF, count: bytesPerRow * rows)
    words = (bytesPerRow + 63) / 64
    written = [UInt64](repeating: 0, count: words * rows)
    guard case .undefined = content else { return }
    var noise = Noise(seed: seed)
    for i in bytes.indices { bytes[i] = noise.next() }
  }

  /// One byte; nil outside.
  func byte(column: Int, row: Int) -> UInt8? {
    guard column >= 0, column < bytesPerRow, row >= 0, row < rows else { return nil }
    return bytes[row * bytesPerRow + column]
  }

  /// Copies the bytes of a row from `column` on, as many as there are; what lies outside is not touched.
  func copyRow(_ row: Int, from column: Int, to target: inout [UInt8], at start: Int, count: Int) {
    let first = max(0, column)
    let end = min(bytesPerRow, column + count)
    guard row >= 0, row < rows, first < end else { return }
    let source = row * bytesPerRow + first
    let at = start + first - column
    bytes.withUnsafeBytes { bytes in
      target.withUnsafeMutableBytes { target in
        UnsafeMutableRawBufferPointer(rebasing: target[at..<(at + end - first)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[source..<(source + end - first)]))
      }
    }
  }

  /// True when every byte of a run was written since power-up.
  func isWritten(columns: Range<Int>, row: Int) -> Bool {
    guard columns.lowerBound >= 0, columns.upperBound <= bytesPerRow, row >= 0, row < rows else {
      return false
    }
    return (0..<words).allSatisfy { word in
      let wanted = Self.mask(columns, word)
      return written[words * row + word] & wanted == wanted
    }
  }

  /// Forgets what was written, though the bits stay.
  mutating func forget() {
    written = [UInt64](repeating: 0, count: words * rows)
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
    for word in 0..<words { written[words * row + word] |= Self.mask(column..<(column + count), word) }
  }

  /// The bits of a run of columns in one of a row's words.
  private static func mask(_ columns: Range<Int>, _ word: Int) -> UInt64 {
    let from = max(0, columns.lowerBound - word * 64)
    let to = min(64, columns.upperBound - word * 64)
    guard from < to else { return 0 }
    return (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 - to))
  }

  /// Fills the plane with blocks of alternating value, `value` first.
  mutating func fill(with value: Bool, blockColumns: Int, blockRows: Int) {
    written = [UInt64](repeating: .max, count: words * rows)
    for row in 0..<rows {
      for column in 0..<bytesPerRow {
        let isOdd = (row / max(1, blockRows) + column / max(1, blockColumns)) % 2 == 1
        bytes[row * bytesPerRow + column] = value != isOdd ? 0xFF : 0x00
      }
    }
  }
}
