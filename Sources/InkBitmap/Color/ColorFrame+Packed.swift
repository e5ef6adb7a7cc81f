extension ColorFrame {
  /// The picture as controllers with whole pixels take it: `bits` (2 or 4) a pixel, the leftmost highest, rows
  /// of whole bytes.
  ///
  /// `codes` are what each ink of the list is written as; pixels between the width and `columns`, a multiple
  /// of four at least as large, are white.
  public func packed(bits: Int, codes: [UInt8], columns: Int? = nil) -> [UInt8] {
    precondition(bits == 2 || bits == 4, "two or four bits a pixel")
    precondition(codes.count == inks.count, "a code for every ink")
    let columns = columns ?? (width * bits + 7) / 8 * 8 / bits
    precondition(columns >= width && columns * bits % 8 == 0, "rows of whole bytes")
    let rowSize = columns * bits / 8
    var padding: UInt8 = 0
    for _ in 0..<(8 / bits) { padding = padding << UInt8(bits) | codes[0] }
    var packed = [UInt8](repeating: padding, count: rowSize * height)
    let spread = bits == 2 ? Self.spreadTo2 : Self.spreadTo4
    packed.withUnsafeMutableBufferPointer { packed in
      spread.withUnsafeBufferPointer { spread in
        for at in 0..<planeSize {
          let (y, column) = at.quotientAndRemainder(dividingBy: bytesPerRow)
          var word: UInt32 = 0
          for (place, code) in codes.enumerated() where code != 0 {
            word |= spread[Int(self.place(at: at, is: place))] &* UInt32(code)
          }
          // The highest byte holds the leftmost pixels.
          let first = y * rowSize + column * bits
          for i in 0..<min(bits, rowSize - column * bits) {
            packed[first + i] = UInt8(truncatingIfNeeded: word >> UInt32((bits - 1 - i) * 8))
          }
        }
      }
    }
    return packed
  }

  /// The eight bits of a byte, each in the lowest bit of a field of two or four.
  private static let spreadTo2 = spread(2)
  private static let spreadTo4 = spread(4)

  private static func spread(_ bits: Int) -> [UInt32] {
    (0..<256).map { (byte: Int) -> UInt32 in
      var spread: UInt32 = 0
      for bit in 0..<8 where byte >> bit & 1 != 0 { spread |= 1 << UInt32(bit * bits) }
      return spread
    }
  }
}
