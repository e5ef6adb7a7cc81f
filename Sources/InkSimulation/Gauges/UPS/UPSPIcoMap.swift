/// The registers of a UPS PIco HV3: voltages as decimal digits.
struct UPSPIcoMap: RegisterMap {
  var address: UInt8 { 0x69 }

  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent || battery.isPlugged }

  func reset(_ image: inout RegisterImage) {
    image[0x24] = 0x30
    image[0x25] = 0x47
    image[0x26] = 0x50
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image[0x00] = battery.isPlugged ? 1 : 2
    image.setLittle(digits(battery.volts * 100), at: 0x08)
    image.setLittle(digits(505), at: 0x0A)
    image.setLittle(battery.isPlugged ? digits(1200) : 0, at: 0x0C)
    image[0x1B] = UInt8(truncatingIfNeeded: digits(battery.celsius))
  }

  /// Four decimal digits, each in four bits.
  private func digits(_ value: Double) -> UInt16 {
    var rest = Steps.whole(value, in: 0...9999)
    var word: UInt16 = 0
    for place in stride(from: 0, to: 16, by: 4) {
      word |= UInt16(rest % 10) << UInt16(place)
      rest /= 10
    }
    return word
  }
}
