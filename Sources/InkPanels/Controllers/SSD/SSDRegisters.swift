/// Register values of the SSD16xx as bytes (SSD1680 datasheet, command table).
enum SSDRegisters {
  /// 0x01: one less than the number of gate lines, low byte first; scan from the first gate on, in the order
  /// `scan`.
  static func driverOutput(lines: Int, scan: UInt8 = 0x00) -> [UInt8] {
    let last = UInt16(clamping: lines - 1)
    return [UInt8(truncatingIfNeeded: last), UInt8(last >> 8) & 0x03, scan]
  }

  /// 0x11: columns along a line first, to the right or the left, then lines up or down; right and down is as after
  /// a reset.
  static func dataEntry(isBottomUp: Bool, isRightToLeft: Bool = false) -> [UInt8] {
    [(isRightToLeft ? 0x00 : 0x01) | (isBottomUp ? 0x00 : 0x02)]
  }

  /// 0x18: the chip's own temperature sensor; after reset it looks for an external one.
  static let internalSensor: [UInt8] = [0x80]

  /// 0x1A: sixteenths of a degree Celsius, 12 bits two's complement, left-justified, of which some chips take
  /// the first byte alone.
  static func temperature(celsius: Int, bytes: Int = 2) -> [UInt8] {
    let sixteenths = UInt16(truncatingIfNeeded: max(-128, min(127, celsius)) * 16) << 4
    return Array([UInt8(sixteenths >> 8), UInt8(truncatingIfNeeded: sixteenths)].prefix(bytes))
  }

  /// 0x21: both planes read as they are; sources 8 to 167 or all from 0 on; a second chip follows or not.
  static func updateControl1(startsAtSource8: Bool, isCascade: Bool = false) -> [UInt8] {
    [0x00, (startsAtSource8 ? 0x80 : 0x00) | (isCascade ? 0x10 : 0x00)]
  }
}
