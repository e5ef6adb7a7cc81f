/// A packed one-bit picture: rows of bytes, most significant bit leftmost, a set bit is black ink.
///
/// A row takes `(width + 7) / 8` bytes. The bits past the width in a row's last byte are always clear, so
/// equal pictures have equal bytes. Controllers that want the other polarity invert while sending.
public struct Frame: Hashable, Sendable {
  /// Visible columns, 1 or more.
  public let width: Int
  /// Rows, 1 or more.
  public let height: Int
  /// Bytes a row.
  public let bytesPerRow: Int
  /// All rows, `bytesPerRow * height` bytes.
  ///
  /// Code that writes here keeps the bits past the width clear.
  public var bytes: [UInt8]

  /// A frame of one ink; anything but `.white` fills with set bits.
  public init(width: Int, height: Int, filledWith ink: Ink = .white) {
    precondition(width > 0 && height > 0, "a frame has at least one pixel")
    self.width = width
    self.height = height
    bytesPerRow = (width + 7) / 8
    bytes = [UInt8](repeating: ink == .white ? 0x00 : 0xFF, count: bytesPerRow * height)
    if ink != .white { clearPadding() }
  }

  /// The whole frame.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The bits of a row's last byte that are pixels: 0xFF for widths that are multiples of 8.
  public var lastByteMask: UInt8 { UInt8(truncatingIfNeeded: 0xFF00 >> ((width - 1) & 7 + 1)) }

  /// One pixel; outside the frame reading gives white and writing does nothing.
  public subscript(x: Int, y: Int) -> Ink {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return .white }
      return bytes[y * bytesPerRow + (x >> 3)] & (0x80 >> UInt8(x & 7)) == 0 ? .white : .black
    }
    set {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      let bit = UInt8(0x80) >> UInt8(x & 7)
      if newValue == .white {
        bytes[y * bytesPerRow + (x >> 3)] &= ~bit
      } else {
        bytes[y * bytesPerRow + (x >> 3)] |= bit
      }
    }
  }

  /// Clears the bits past the width in every row, after whole bytes were written.
  mutating func clearPadding() {
    let mask = lastByteMask
    guard mask != 0xFF else { return }
    bytes.withUnsafeMutableBufferPointer { bytes in
      for last in stride(from: bytesPerRow - 1, to: bytes.count, by: bytesPerRow) { bytes[last] &= mask }
    }
  }
}
