/// The registers of SunFounder's power controllers.
struct SunFounderMap: RegisterMap {
  /// Which controller: SPC of Pironman and PiPower 3, most significant byte first; PiPower 5 the other way round.
  enum Part: String, CaseIterable {
    case spc, pipower5
  }

  let part: Part

  var address: UInt8 { part == .spc ? 0x5A : 0x5C }

  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent || battery.isPlugged }

  func reset(_ image: inout RegisterImage) {
    switch part {
    case .spc:
      image[0] = 0x02
      image[23] = 10
      image[30] = 1
    case .pipower5:
      image[128] = 1
      image[140] = 5
      image[143] = 10
    }
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    let input = battery.isPlugged ? Steps.unsigned(battery.load + max(0, battery.amperes), of: 0.001) : 0
    let output = Steps.unsigned(battery.load, of: 0.001)
    switch part {
    case .spc:
      image.setBig(3300, at: 1)
      image.setBig(battery.isPlugged ? 5050 : 0, at: 3)
      image.setBig(input, at: 5)
      image.setBig(5000, at: 7)
      image.setBig(output, at: 9)
      image.setBig(battery.millivolts, at: 11)
      image.setBig(battery.milliamperes, at: 13)
      image[15] = battery.percent
      image.setBig(UInt16(battery.capacity), at: 16)
      image[18] = battery.isPlugged ? 0 : 1
      image[19] = battery.isPlugged ? 1 : 0
      image[20] = battery.isCharging ? 1 : 0
    case .pipower5:
      image.setLittle(battery.isPlugged ? 12000 : 0, at: 0)
      image.setLittle(input, at: 2)
      image.setLittle(5000, at: 4)
      image.setLittle(output, at: 6)
      image.setLittle(battery.millivolts, at: 8)
      image.setLittle(battery.milliamperes, at: 10)
      image[12] = battery.percent
      image[13] = battery.percent
      image[15] = battery.isPlugged ? 0 : 1
      image[16] = battery.isPlugged ? 1 : 0
      image[18] = battery.isCharging ? 1 : 0
    }
  }
}
