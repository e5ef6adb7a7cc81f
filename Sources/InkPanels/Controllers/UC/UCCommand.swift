/// Command bytes of the UltraChip dialect (UC8179 datasheet, command table) that the driver sends.
enum UCCommand {
  /// PSR: waveform source, inks, scan directions.
  static let panelSetting: UInt8 = 0x00
  /// POF: booster down, registers and memory kept.
  static let powerOff: UInt8 = 0x02
  /// PON: booster up.
  static let powerOn: UInt8 = 0x04
  /// DSLP: only with the check byte.
  static let deepSleep: UInt8 = 0x07
  /// DTM1: the old picture; black and white of three inks.
  static let writeOldPlane: UInt8 = 0x10
  /// DRF: drives the glass.
  static let refresh: UInt8 = 0x12
  /// DTM2: the new picture; the coloured ink of three.
  static let writeNewPlane: UInt8 = 0x13
  /// Window and old picture in it, where the chip has no window register.
  static let writeOldWindow: UInt8 = 0x14
  /// Window and new picture in it.
  static let writeNewWindow: UInt8 = 0x15
  /// Window and refresh of it.
  static let refreshWindow: UInt8 = 0x16
  /// TSC: one temperature conversion.
  static let senseTemperature: UInt8 = 0x40
  /// CDI: border, polarity of the data, copying of the planes, interval.
  static let interval: UInt8 = 0x50
  /// TRES: columns and rows in use.
  static let resolution: UInt8 = 0x61
  /// PTL: the partial window.
  static let partialWindow: UInt8 = 0x90
  /// PTIN: data and refreshes are of the window.
  static let partialIn: UInt8 = 0x91
  /// PTOUT: data and refreshes are of the whole glass.
  static let partialOut: UInt8 = 0x92
  /// CCSET: whether the temperature is the one written.
  static let cascadeSetting: UInt8 = 0xE0
  /// TSSET: the temperature written, degrees Celsius.
  static let forceTemperature: UInt8 = 0xE5
}
