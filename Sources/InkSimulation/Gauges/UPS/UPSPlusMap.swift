/// The registers of 52Pi's UPS Plus (EP-0136): words least significant byte first, at odd places.
struct UPSPlusMap: RegisterMap {
  var address: UInt8 { 0x17 }
  /// Firmware before 20 does.
  var measuresWhileRead: Bool { true }
  var writable: Set<UInt8> { [0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x15, 0x16, 0x19] }
  var cutsPower: Set<UInt8> { [0x18, 0x1A, 0x1B] }

  func reset(_ image: inout RegisterImage) {
    image.setLittle(3300, at: 0x01)
    image.setLittle(5050, at: 0x03)
    image.setLittle(4200, at: 0x0D)
    image.setLittle(3000, at: 0x0F)
    image.setLittle(3200, at: 0x11)
    image.setLittle(2, at: 0x15)
    image[0x17] = 1
    image.setLittle(24, at: 0x28)
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image.setLittle(battery.millivolts, at: 0x05)
    image.setLittle(battery.isPlugged ? 5020 : 0, at: 0x07)
    image.setLittle(UInt16(truncatingIfNeeded: Steps.whole(battery.celsius, in: -40...125)), at: 0x0B)
    image.setLittle(UInt16(battery.percent), at: 0x13)
  }
}
