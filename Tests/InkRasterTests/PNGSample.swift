/// PNG files put together by hand, so that the reader is not tested with what the writer makes of it.
enum PNGSample {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of one image; `scanlines` are the rows as they are before compression, filter bytes included.
  static func file(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, interlaced: Bool = false,
    chunks: [(String, [UInt8])] = [], scanlines: [UInt8]
  ) -> [UInt8] {
    let header =
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, interlaced ? 1 : 0]
    return signature + chunk("IHDR", header) + chunks.flatMap { chunk($0.0, $0.1) }
      + chunk("IDAT", stored(scanlines)) + chunk("IEND", [])
  }

  /// Length, name, data and check word.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
  }

  /// A zlib stream of one block that is not compressed.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    let sizes = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return [0x78, 0x01, 0x01] + sizes + data + bigEndian(high << 16 | low)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let carry = crc & 1
        crc >>= 1
        if carry == 1 { crc ^= 0xEDB8_8320 }
      }
    }
    return ~crc
  }
}
