/// Two decimal digits in a byte, as clock chips have them.
enum Decimal {
  /// 59 is 0x59.
  static func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: (value / 10) << 4 | value % 10) }

  /// The number; nil where a digit is none.
  static func value(_ byte: UInt8) -> Int? {
    byte & 0x0F < 10 && byte >> 4 < 10 ? Int(byte >> 4) * 10 + Int(byte & 0x0F) : nil
  }

  /// An hour of twelve, whose bit 5 says the afternoon.
  static func hourOfTwelve(_ byte: UInt8) -> Int? {
    value(byte & 0x1F).map { $0 % 12 + (byte & 0x20 == 0 ? 0 : 12) }
  }
}
