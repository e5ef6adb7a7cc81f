/// The registers of an IP5312 power bank, as PiSugar 2 Pro has it (IP5312 register list).
struct IP5312Map: RegisterMap {
  var address: UInt8 { 0x75 }
  var period: Duration { .milliseconds(500) }
  var measuresWhileRead: Bool { true }

  func isAnswering(_ battery: BatteryPhysics) -> Bool {
    battery.isPresent && (battery.isPlugged || battery.load > 0)
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image.setLittle(Steps.signed(battery.volts - 2.6, of: 0.26855e-3, bits: 14), at: 0xD0)
    image.setLittle(Steps.signed(battery.amperes, of: 2.68554e-3, bits: 14), at: 0xD2)
    // An input of the converter, at its end while the plug is in.
    image.setLittle(battery.isPlugged ? 0x1FFF : 0x1E00, at: 0xDC)
  }
}
