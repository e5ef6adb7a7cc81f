/// Command bytes of the SSD1680 (datasheet, command table) that the driver sends.
enum SSDCommand {
  /// Driver output control: gate lines and scan direction.
  static let driverOutput: UInt8 = 0x01
  static let deepSleep: UInt8 = 0x10
  /// Data entry mode: which way the address counters run.
  static let dataEntry: UInt8 = 0x11
  /// Software reset: registers to their reset values, memory kept.
  static let softwareReset: UInt8 = 0x12
  static let temperatureSensor: UInt8 = 0x18
  static let writeTemperature: UInt8 = 0x1A
  /// Master activation: runs what update control 2 lists.
  static let activate: UInt8 = 0x20
  /// Display update control 1: how the planes are read, which sources are used.
  static let updateControl1: UInt8 = 0x21
  /// Display update control 2: the steps of an activation.
  static let updateControl2: UInt8 = 0x22
  /// Plane of the new picture; 1 is white.
  static let writeNewPlane: UInt8 = 0x24
  /// Plane of the old picture in differential refreshes, of the colour on panels with one.
  static let writeOldPlane: UInt8 = 0x26
  static let border: UInt8 = 0x3C
  static let windowX: UInt8 = 0x44
  static let windowY: UInt8 = 0x45
  static let counterX: UInt8 = 0x4E
  static let counterY: UInt8 = 0x4F
}
