/// The registers of DFRobot's UPS HAT for the Zero: most significant byte first.
struct DFRobotMap: RegisterMap {
  var address: UInt8 { 0x10 }

  func reset(_ image: inout RegisterImage) {
    image[0x00] = 0x10
    image[0x01] = 0xDF
    image[0x02] = 0x10
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image.setBig(Steps.unsigned(battery.volts, of: 1.25e-3, limit: 0xFFF), at: 0x03)
    image.setBig(Steps.unsigned(battery.charge * 100, of: 1.0 / 256), at: 0x05)
  }
}
