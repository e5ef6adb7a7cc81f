import InkBitmap

/// Register values of the UltraChip dialect as bytes (UC8179 and UC8151 datasheets, command tables).
enum UCRegisters {
  /// What the border does.
  enum Border {
    /// Driven to white with the picture.
    case white
    /// Connected to nothing.
    case floats
    /// Driven by the border's own row of a waveform from registers, where the chip has one.
    case ownRow
  }

  /// 0x00: rows down, columns right, booster on, no reset; bit 4 black and white, bit 5 waveform from
  /// registers.
  static func panelSetting(_ chip: UCChip, hasColor: Bool, usesWrittenWaveform: Bool) -> [UInt8] {
    let inks = hasColor ? 0x00 : chip.blackAndWhiteBit
    let waveform: UInt8 = usesWrittenWaveform ? chip.writtenWaveformBit : 0x00
    return [0x0F | chip.panelSettingBits | inks | waveform] + chip.panelSettingTail
  }

  /// 0x07: the byte without which the command is ignored.
  static let deepSleepCheck: [UInt8] = [0xA5]

  /// 0x50: border, a set bit white, the new plane copied over the old one where the chip can.
  ///
  /// Polarity is the same in every mode, so that the plane a full refresh leaves is the old picture of the
  /// next partial one. In the one-byte form with three inks a clear bit of the second plane is coloured, as
  /// makers of those panels have it.
  static func interval(_ chip: UCChip, hasColor: Bool, border: Border) -> [UInt8] {
    if hasColor, chip.setIsInk { return [border == .floats ? 0xC7 : 0x87] }
    return switch (chip.interval, hasColor, border) {
    case (.twoBytes, false, .white): [0x29, 0x07]
    case (.twoBytes, false, .floats): [0xA9, 0x07]
    case (.twoBytes, false, .ownRow): [0x31, 0x07]
    case (.twoBytes, true, .white), (.twoBytes, true, .ownRow): [0x11, 0x07]
    case (.twoBytes, true, .floats): [0x91, 0x07]
    case (.oneByte, false, .white), (.oneByte, false, .ownRow): [0x17 | chip.whiteBorder]
    case (.oneByte, false, .floats): [0x17]
    case (.oneByte, true, .white), (.oneByte, true, .ownRow): [0x77]
    case (.oneByte, true, .floats): [0xF7]
    }
  }

  /// 0x61: columns, a multiple of eight, and rows, high byte first.
  static func resolution(_ chip: UCChip, width: Int, height: Int) -> [UInt8] {
    column(chip, (width + 7) / 8 * 8) + row(chip, height)
  }

  /// 0x90: first and last column of whole bytes, first and last row; gates scan outside the window too.
  static func window(_ chip: UCChip, _ rect: PixelRect) -> [UInt8] {
    column(chip, rect.x / 8 * 8) + column(chip, (rect.maxX + 7) / 8 * 8 - 1) + row(chip, rect.y)
      + row(chip, rect.maxY - 1) + [0x01]
  }

  /// 0x14, 0x15 and 0x16: first column, first row, columns in whole bytes, rows, two bytes each.
  static func dataWindow(_ rect: PixelRect) -> [UInt8] {
    let first = rect.x / 8 * 8
    return word(first) + word(rect.y) + word((rect.maxX + 7) / 8 * 8 - first) + word(rect.height)
  }

  /// What takes the charge off the glass before power off on a chip that keeps its gates up: border floating, VCOM at
  /// its least, gates switched to the outside (GxEPD2, class 154c).
  static let discharge: [RegisterWrite] = [
    RegisterWrite(UCCommand.interval, [0x17]), RegisterWrite(0x82, [0x00]),
    RegisterWrite(0x01, [0x02, 0x00, 0x00, 0x00]),
  ]

  /// The bytes of a plane with every bit twice.
  static func wide(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { [doubled($0 >> 4), doubled($0 & 0x0F)] }
  }

  private static func doubled(_ nibble: UInt8) -> UInt8 {
    var wide: UInt8 = 0
    for bit: UInt8 in 0..<4 where nibble >> bit & 1 == 1 { wide |= 3 << (2 * bit) }
    return wide
  }

  /// 0xE0: the temperature is the one written.
  static let usesForcedTemperature: [UInt8] = [0x02]

  /// 0xE5: degrees Celsius, two's complement.
  static func temperature(celsius: Int) -> [UInt8] { [UInt8(bitPattern: Int8(clamping: celsius))] }

  private static func column(_ chip: UCChip, _ value: Int) -> [UInt8] {
    chip.columnBytes == 1 ? [UInt8(truncatingIfNeeded: value)] : word(value)
  }

  private static func row(_ chip: UCChip, _ value: Int) -> [UInt8] {
    chip.rowBytes == 1 ? [UInt8(truncatingIfNeeded: value)] : word(value)
  }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
