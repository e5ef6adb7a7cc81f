/// The registers of 52Pi's UPS V6: packed, words least significant byte first, no percentage.
struct UPSV6Map: RegisterMap {
  var address: UInt8 { 0x17 }
  var cutsPower: Set<UInt8> { [0x1D, 0x1E] }

  func reset(_ image: inout RegisterImage) {
    image[0x00] = 0xA6
    image[0x01] = 0x10
    image.setLittle(5050, at: 0x0E)
    image.setLittle(3300, at: 0x14)
    image.setLittle(3000, at: 0x21)
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image.setLittle(battery.isPlugged ? 5020 : 0, at: 0x10)
    image.setLittle(battery.millivolts, at: 0x12)
    image.setLittle(Steps.unsigned(battery.load * 0.7, of: 0.001), at: 0x16)
    image.setLittle(battery.isPlugged ? Steps.unsigned(battery.load + 0.3, of: 0.001) : 0, at: 0x18)
    image.setLittle(battery.milliamperes, at: 0x1A)
    image[0x1C] = UInt8(truncatingIfNeeded: Steps.whole(battery.celsius, in: -40...125))
    let flags: UInt8 = (battery.amperes < -0.001 ? 0x04 : 0) | (battery.isPlugged ? 0 : 0x08)
    image[0x1F] = 0x01 | flags
  }
}
