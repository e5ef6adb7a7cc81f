import InkBitmap

/// The part of display memory that data goes to: whole bytes across, lines down.
///
/// SSD1680 datasheet, commands 0x44, 0x45, 0x4E and 0x4F: X in bytes of 8 pixels, one byte each; Y in lines, two
/// bytes each, low byte first. Once as many bytes as the window holds were written, the counters stand at its
/// start again.
struct SSD1680Window: Equatable {
  /// Byte columns, inclusive.
  var columns: ClosedRange<UInt8>
  /// Lines, inclusive.
  var lines: ClosedRange<UInt16>

  /// The window of a rectangle of whole bytes on a glass that starts `offset` bytes into memory; nil when the
  /// rectangle is empty.
  init?(_ rect: PixelRect, offset: Int) {
    guard !rect.isEmpty, rect.x >= 0, rect.y >= 0 else { return nil }
    let first = rect.x / 8 + offset
    let last = (rect.maxX + 7) / 8 - 1 + offset
    guard last < 64, rect.maxY <= 512 else { return nil }
    columns = UInt8(first)...UInt8(last)
    lines = UInt16(rect.y)...UInt16(rect.maxY - 1)
  }

  /// Parameters of 0x44: first and last byte column.
  var xRange: [UInt8] { [columns.lowerBound, columns.upperBound] }
  /// Parameters of 0x45: first and last line.
  var yRange: [UInt8] {
    [
      UInt8(truncatingIfNeeded: lines.lowerBound), UInt8(lines.lowerBound >> 8),
      UInt8(truncatingIfNeeded: lines.upperBound), UInt8(lines.upperBound >> 8),
    ]
  }
  /// Parameter of 0x4E: the counter at the first byte column.
  var xStart: [UInt8] { [columns.lowerBound] }
  /// Parameters of 0x4F: the counter at the first line.
  var yStart: [UInt8] { [UInt8(truncatingIfNeeded: lines.lowerBound), UInt8(lines.lowerBound >> 8)] }
}
