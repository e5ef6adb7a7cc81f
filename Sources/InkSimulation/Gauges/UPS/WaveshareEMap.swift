/// The registers of Waveshare's UPS HAT (E): four cells, words least significant byte first.
struct WaveshareEMap: RegisterMap {
  var address: UInt8 { 0x2D }
  var cutsPower: Set<UInt8> { [0x01] }

  func reset(_ image: inout RegisterImage) {
    image[0x03] = 0x03
    image[0x50] = 0x11
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    let state: UInt8 =
      switch battery.charger.phase {
      case .unplugged: 0
      case .constantCurrent: 2
      case .constantVoltage: 3
      case .suspended: 4
      case .done: 5
      }
    image[0x02] = state | (battery.isPlugged ? 0x20 : 0) | (battery.isCharging ? 0x80 : 0)
    let input = battery.isPlugged ? battery.load + max(0, battery.amperes) : 0
    image.setLittle(battery.isPlugged ? 15000 : 0, at: 0x10)
    image.setLittle(Steps.unsigned(input, of: 0.001), at: 0x12)
    image.setLittle(Steps.unsigned(input * 15, of: 0.001), at: 0x14)
    image.setLittle(battery.millivolts, at: 0x20)
    image.setLittle(battery.milliamperes, at: 0x22)
    image.setLittle(UInt16(battery.percent), at: 0x24)
    image.setLittle(Steps.unsigned(battery.charge * battery.capacity, of: 1), at: 0x26)
    image.setLittle(battery.minutesToEmpty, at: 0x28)
    image.setLittle(battery.minutesToFull, at: 0x2A)
    for cell in 0..<4 {
      image.setLittle(
        Steps.unsigned(battery.volts / Double(battery.cells), of: 0.001), at: 0x30 + UInt8(2 * cell))
    }
  }
}
