/// The check byte of SMBus: polynomial x⁸ + x² + x + 1, start 0 (SMBus specification 2.0, packet error checking).
enum CRC8 {
  /// The check byte of `bytes`.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt8 {
    var crc: UInt8 = 0
    for byte in bytes {
      crc ^= byte
      for _ in 0..<8 { crc = crc & 0x80 != 0 ? crc << 1 ^ 0x07 : crc << 1 }
    }
    return crc
  }
}
