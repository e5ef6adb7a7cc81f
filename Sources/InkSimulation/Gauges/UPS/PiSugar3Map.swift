/// The registers of PiSugar 3's microcontroller (PiSugar 3 register documentation).
struct PiSugar3Map: RegisterMap {
  var address: UInt8 { 0x57 }
  var writable: Set<UInt8> { [0x06, 0x08, 0x0B] }
  var cutsPower: Set<UInt8> { [0x02, 0x09] }

  func reset(_ image: inout RegisterImage) {
    image[0x00] = 3
    image[0x01] = 0x0F
    for (i, character) in "1.3.4".utf8.enumerated() { image[0xE2 + UInt8(i)] = character }
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    // Plugged; charging allowed, which stays when it is full; output on.
    image[0x02] = (battery.isPlugged ? 0x80 : 0) | 0x40 | 0x20
    image[0x04] = UInt8(Steps.whole(battery.celsius + 40, in: 0...255))
    image.setBig(battery.millivolts, at: 0x22)
    image.setBig(Steps.unsigned(battery.load, of: 0.001), at: 0x26)
    image[0x2A] = battery.percent
  }
}
