/// The CRC of SMBus packets: polynomial 07, from 0, most significant bit first (SMBus 3.2, section 6.4.1.3).
///
/// The nine characters 123456789 give F4.
func smbusCRC(_ bytes: [UInt8]) -> UInt8 {
  bytes.reduce(0) { crc, byte in
    (0..<8).reduce(crc ^ byte) { rest, _ in rest & 0x80 == 0 ? rest << 1 : rest << 1 ^ 0x07 }
  }
}
