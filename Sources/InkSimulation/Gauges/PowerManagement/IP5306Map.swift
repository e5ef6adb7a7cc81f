/// The registers of an IP5306 power bank (IP5306 I2C register description): charging, full, and four lamps.
struct IP5306Map: RegisterMap {
  var address: UInt8 { 0x75 }
  var period: Duration { .milliseconds(500) }
  var writable: Set<UInt8> { [0x00, 0x01, 0x02] }
  var cutsPower: Set<UInt8> { [0x00] }

  func isAnswering(_ battery: BatteryPhysics) -> Bool {
    battery.isPresent && (battery.isPlugged || battery.load > 0)
  }

  func reset(_ image: inout RegisterImage) {
    // Charger, boost, both kept on.
    image[0x00] = 0x35
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    let isDone = battery.charger.phase == .done
    image[0x70] = battery.isCharging ? 0x08 : 0
    image[0x71] = isDone ? 0x08 : 0
    // Lamps that are out, one for each quarter.
    image[0x78] =
      switch battery.charge {
      case ..<0.25: 0xE0
      case ..<0.50: 0xC0
      case ..<0.75: 0x80
      default: 0x00
      }
  }
}
