/// Register values of the SSD1680 as bytes (datasheet, command table).
enum SSD1680Registers {
  /// 0x01: one less than the number of gate lines, low byte first; scan from the first gate on, interlaced.
  static func driverOutput(lines: Int) -> [UInt8] {
    let last = UInt16(clamping: lines - 1)
    return [UInt8(truncatingIfNeeded: last), UInt8(last >> 8) & 0x01, 0x00]
  }

  /// 0x11: both counters grow, along a line first, as after a reset.
  static let dataEntryRightThenDown: [UInt8] = [0x03]

  /// 0x18: the chip's own temperature sensor; after reset it looks for an external one.
  static let internalSensor: [UInt8] = [0x80]

  /// 0x1A: sixteenths of a degree Celsius, 12 bits two's complement, left-justified.
  static func temperature(celsius: Int) -> [UInt8] {
    let sixteenths = UInt16(truncatingIfNeeded: max(-128, min(127, celsius)) * 16) << 4
    return [UInt8(sixteenths >> 8), UInt8(truncatingIfNeeded: sixteenths)]
  }

  /// 0x21: both planes read as they are; sources 8 to 167 or all from 0 on.
  static func updateControl1(startsAtSource8: Bool) -> [UInt8] { [0x00, startsAtSource8 ? 0x80 : 0x00] }
}
