import InkBitmap

extension IT8951Panel {
  /// Left, top, width and height as words.
  static func words(_ area: PixelRect) -> [UInt16] {
    [area.x, area.y, area.width, area.height].map { UInt16(clamping: $0) }
  }

  /// Four pixels a word, the first in the lowest four bits; rows of whole words.
  static func packed(_ picture: GrayImage, _ area: PixelRect) -> [UInt16] {
    var words: [UInt16] = []
    words.reserveCapacity((area.width + 3) / 4 * area.height)
    for y in area.y..<area.maxY {
      for left in stride(from: area.x, to: area.maxX, by: 4) {
        var word: UInt16 = 0
        for i in 0..<min(4, area.maxX - left) {
          word |= UInt16(picture.gray[y * picture.width + left + i] >> 4) << UInt16(4 * i)
        }
        words.append(word)
      }
    }
    return words
  }

  /// Sixteen pixels a word, the first in the lowest bit, a set bit black; rows of whole words.
  static func bits(_ frame: Frame, _ area: PixelRect) -> [UInt16] {
    var words: [UInt16] = []
    let bytesPerRow = (area.width + 7) / 8
    for y in area.y..<area.maxY {
      for column in stride(from: 0, to: bytesPerRow, by: 2) {
        let at = y * frame.bytesPerRow + area.x / 8 + column
        let second = column + 1 < bytesPerRow ? frame.bytes[at + 1] : 0
        words.append(UInt16(reversed(frame.bytes[at])) | UInt16(reversed(second)) << 8)
      }
    }
    return words
  }

  private static func reversed(_ byte: UInt8) -> UInt8 {
    var value = byte >> 4 | byte << 4
    value = (value & 0xCC) >> 2 | (value & 0x33) << 2
    return (value & 0xAA) >> 1 | (value & 0x55) << 1
  }
}
