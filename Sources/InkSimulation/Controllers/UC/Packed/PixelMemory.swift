import InkBitmap

/// Display memory of whole pixels, a code each.
struct PixelMemory {
  let format: PixelFormat
  let columns: Int
  let rows: Int
  private var codes: [UInt8]
  /// 1 for pixels written since power-up.
  private var written: [UInt8]

  init(_ format: PixelFormat, columns: Int, rows: Int, content: PowerUpMemory, seed: UInt32) {
    self.format = format
    self.columns = columns
    self.rows = rows
    let white = UInt8(format.codes.firstIndex(of: .white) ?? 0)
    codes = [UInt8](repeating: white, count: columns * rows)
    written = [UInt8](repeating: 0, count: columns * rows)
    guard case .undefined = content else { return }
    var noise = Noise(seed: seed)
    for i in codes.indices { codes[i] = noise.next() & (1 << UInt8(format.bits) - 1) }
  }

  /// Pixels a byte holds.
  var pixelsPerByte: Int { 8 / format.bits }

  /// Gives each pixel of a run in a row its place in `places` by its code; one outside the memory gets `outside`.
  ///
  /// With `onlyWritten` pixels that were never written keep theirs.
  func copy(
    columns range: Range<Int>, row: Int, to places: UnsafeMutablePointer<UInt8>, by table: [UInt8],
    outside: UInt8, onlyWritten: Bool
  ) {
    let inside = row >= 0 && row < rows ? range.clamped(to: 0..<columns) : 0..<0
    if !onlyWritten, inside != range { for x in range { places[x - range.lowerBound] = outside } }
    let start = row * columns
    codes.withUnsafeBufferPointer { codes in
      written.withUnsafeBufferPointer { written in
        table.withUnsafeBufferPointer { table in
          var x = inside.lowerBound
          while x < inside.upperBound {
            if !onlyWritten || written[start &+ x] != 0 {
              places[x &- range.lowerBound] = table[Int(codes[start &+ x])]
            }
            x &+= 1
          }
        }
      }
    }
  }

  /// True when every pixel of a run was written since power-up.
  func isWritten(columns range: Range<Int>, row: Int) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= columns, row >= 0, row < rows else { return false }
    return written.withUnsafeBytes { written in
      var at = row * columns + range.lowerBound
      let end = row * columns + range.upperBound
      while at &+ 8 <= end {
        let eight = written.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        if eight != 0x0101_0101_0101_0101 { return false }
        at &+= 8
      }
      while at < end {
        if written[at] == 0 { return false }
        at &+= 1
      }
      return true
    }
  }

  /// Writes the pixels of a byte rightwards; what falls outside is lost.
  mutating func write(_ byte: UInt8, x: Int, y: Int) {
    guard y >= 0, y < rows else { return }
    for i in 0..<pixelsPerByte where x + i < columns {
      let shift = UInt8(8 - format.bits * (i + 1))
      codes[y * columns + x + i] = byte >> shift & (1 << UInt8(format.bits) - 1)
      written[y * columns + x + i] = 1
    }
  }
}
