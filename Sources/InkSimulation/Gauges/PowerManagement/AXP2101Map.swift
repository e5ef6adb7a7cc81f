/// The registers of an AXP2101 (AXP2101 datasheet V1.4, register list); it measures no battery current.
struct AXP2101Map: RegisterMap {
  var address: UInt8 { 0x34 }
  var period: Duration { .milliseconds(250) }
  var writable: Set<UInt8> { [0x17, 0x18, 0x1A, 0x30] }
  var cutsPower: Set<UInt8> { [0x10] }

  /// External power feeds it too.
  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent || battery.isPlugged }

  func reset(_ image: inout RegisterImage) {
    image[0x03] = 0x4A
    image[0x18] = 0x0A
    image[0x30] = 0x03
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
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
