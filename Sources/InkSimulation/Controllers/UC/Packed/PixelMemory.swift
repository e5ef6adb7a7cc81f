import InkBitmap

/// Display memory of whole pixels, a code each.
struct PixelMemory {
  let format: PixelFormat
  let columns: Int
  let rows: Int
  private var codes: [UInt8]
  /// True for pixels written since power-up.
  private var written: [Bool]

  init(_ format: PixelFormat, columns: Int, rows: Int, content: PowerUpMemory, seed: UInt32) {
    self.format = format
    self.columns = columns
    self.rows = rows
    let white = UInt8(format.codes.firstIndex(of: .white) ?? 0)
    codes = [UInt8](repeating: white, count: columns * rows)
    written = [Bool](repeating: false, count: columns * rows)
    guard case .undefined = content else { return }
    var noise = Noise(seed: seed)
    for i in codes.indices { codes[i] = noise.next() & (1 << UInt8(format.bits) - 1) }
  }

  /// Pixels a byte holds.
  var pixelsPerByte: Int { 8 / format.bits }

  /// The ink a pixel is to get; nil for clean, white outside.
  func ink(x: Int, y: Int) -> Ink? {
    guard x >= 0, x < columns, y >= 0, y < rows else { return .white }
    let code = Int(codes[y * columns + x])
    return code < format.codes.count ? format.codes[code] : nil
  }

  /// True when a pixel was written since power-up.
  func isWritten(x: Int, y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < rows && written[y * columns + x]
  }

  /// True when every pixel of a run was written since power-up.
  func isWritten(columns range: Range<Int>, row: Int) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= columns, row >= 0, row < rows else { return false }
    return written[(row * columns + range.lowerBound)..<(row * columns + range.upperBound)].allSatisfy { $0 }
  }

  /// Writes the pixels of a byte rightwards; what falls outside is lost.
  mutating func write(_ byte: UInt8, x: Int, y: Int) {
    guard y >= 0, y < rows else { return }
    for i in 0..<pixelsPerByte where x + i < columns {
      let shift = UInt8(8 - format.bits * (i + 1))
      codes[y * columns + x + i] = byte >> shift & (1 << UInt8(format.bits) - 1)
      written[y * columns + x + i] = true
    }
  }
}
