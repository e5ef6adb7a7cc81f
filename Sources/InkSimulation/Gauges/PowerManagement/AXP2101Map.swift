/// The registers of an AXP2101 (AXP2101 datasheet V1.4, register list); it measures no battery current.
struct AXP2101Map: RegisterMap {
  var address: UInt8 { 0x34 }
  var period: Duration { .milliseconds(250) }
  var writable: Set<UInt8> { [0x17, 0x18, 0x1A, 0x30, 0x40, 0x41, 0x42] }
  var measuresWhileRead: Bool { true }
  /// ADC data: reading a high byte holds the low one.
  var latching: Set<UInt8> { [0x34, 0x36, 0x38, 0x3A, 0x3C] }
  var clearedByOnes: Set<UInt8> { [0x48, 0x49, 0x4A] }

  func isAlerting(_ image: RegisterImage) -> Bool {
    (0...2).contains { image[0x40 + $0] & image[0x48 + $0] != 0 }
  }
  var cutsPower: Set<UInt8> { [0x10] }

  /// External power feeds it too.
  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent || battery.isPlugged }

  func reset(_ image: inout RegisterImage) {
    image[0x03] = 0x4A
    image[0x18] = 0x0A
    image[0x30] = 0x03
  }

  /// Notes a new percentage (0: 4), VBUS in and out (1: 7, 6), battery in and out (1: 5, 4), charge done and begun
  /// (2: 4, 3).
  private func note(
    _ old: (power: UInt8, charge: UInt8, percent: UInt8), in image: inout RegisterImage
  ) {
    if image[0xA4] != old.percent { image[0x48] |= 0x10 }
    let power = image[0x00]
    if power & 0x20 != old.power & 0x20 { image[0x49] |= power & 0x20 != 0 ? 0x80 : 0x40 }
    if power & 0x08 != old.power & 0x08 { image[0x49] |= power & 0x08 != 0 ? 0x20 : 0x10 }
    let phase = image[0x01] & 7
    if phase != old.charge & 7 {
      if phase == 4 { image[0x4A] |= 0x10 }
      if phase == 2 { image[0x4A] |= 0x08 }
    }
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    let old = (image[0x00], image[0x01], image[0xA4])
    defer { note(old, in: &image) }
    image[0x00] = (battery.isPlugged ? 0x20 : 0) | 0x10 | (battery.isPresent ? 0x08 : 0)
    let direction: UInt8 = battery.isCharging ? 1 : battery.amperes < -0.001 ? 2 : 0
    let phase: UInt8 =
      switch battery.charger.phase {
      case .unplugged, .suspended: 5
      case .constantCurrent: 2
      case .constantVoltage: 3
      case .done: 4
      }
    image[0x01] = direction << 5 | 0x10 | phase
    if image[0x30] & 1 != 0 {
      image.setBig(battery.isPresent ? battery.millivolts & 0x3FFF : 0, at: 0x34)
    }
    image.setBig(battery.isPlugged ? 5000 : 0, at: 0x38)
    image.setBig(battery.isPlugged ? 4900 : battery.millivolts, at: 0x3A)
    image.setBig(UInt16(Steps.whole(7274 - (battery.celsius + 5 - 22) * 20, in: 0...0x3FFF)), at: 0x3C)
    if image[0x18] & 0x08 != 0 { image[0xA4] = battery.isPresent ? battery.percent : 0 }
  }
}
