/// Registers of controllers that keep whole pixels, as bytes (JD79661 and UC8159 datasheets, command tables;
/// what neither has is named as the makers' own drivers name it).
enum PixelRegisters {
  /// CMDH: the bytes after which E Ink's chips take the registers of their supply.
  static let unlock = RegisterWrite(0xAA, [0x49, 0x55, 0x20, 0x08, 0x09, 0x18])
  /// The same of Fitipower's chips.
  static let unlockFitipower = RegisterWrite(0x4D, [0x78])
  /// The same of E Ink's four-ink chips.
  static let unlockFourInks = RegisterWrite(0x66, [0x49, 0x55, 0x13, 0x5D, 0x05, 0x10])

  /// PSR 0x00: size, waveforms, scan directions, booster, no reset; the second byte is of the supply.
  static func panel(_ first: UInt8, _ second: UInt8) -> RegisterWrite {
    RegisterWrite(0x00, [first, second])
  }
  /// PWR 0x01: where the voltages come from, and which.
  static func power(_ bytes: UInt8...) -> RegisterWrite { RegisterWrite(0x01, bytes) }
  /// POFS 0x03: the order in which they go down.
  static func powerOffSequence(_ bytes: UInt8...) -> RegisterWrite { RegisterWrite(0x03, bytes) }
  /// BTST1 0x05: soft start of the booster.
  static func booster1(_ bytes: UInt8...) -> RegisterWrite { RegisterWrite(0x05, bytes) }
  /// BTST2 0x06: the same, the only one on most chips.
  static func booster2(_ bytes: UInt8...) -> RegisterWrite { RegisterWrite(0x06, bytes) }
  /// BTST3 0x08.
  static func booster3(_ bytes: UInt8...) -> RegisterWrite { RegisterWrite(0x08, bytes) }
  /// PLL 0x30: the frame rate.
  static func clock(_ value: UInt8) -> RegisterWrite { RegisterWrite(0x30, [value]) }
  /// TSE 0x41: the temperature is the chip's own.
  static let internalSensor = RegisterWrite(0x41, [0x00])
  /// TCON 0x60: gate and source non-overlap.
  static func timing(_ bytes: UInt8...) -> RegisterWrite { RegisterWrite(0x60, bytes) }
  /// PWS 0xE3: power saving.
  static func powerSaving(_ value: UInt8) -> RegisterWrite { RegisterWrite(0xE3, [value]) }

  /// CDI 0x50: the border gets `ink`'s code; the rest is the chip's.
  static func interval(_ chip: PixelChip, border code: UInt8) -> RegisterWrite {
    RegisterWrite(0x50, [code << 5 | chip.interval])
  }

  /// TRES 0x61: columns, a multiple of eight, and rows, high byte first.
  static func resolution(columns: Int, rows: Int) -> RegisterWrite {
    RegisterWrite(
      0x61,
      [
        UInt8(truncatingIfNeeded: columns >> 8), UInt8(truncatingIfNeeded: columns),
        UInt8(truncatingIfNeeded: rows >> 8), UInt8(truncatingIfNeeded: rows),
      ])
  }
}
