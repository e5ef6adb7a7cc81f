/// The registers of an IP5209 power bank, as PiSugar 2 has it (IP5209 register list).
///
/// Low bytes come first, each value in two registers; it answers only while awake.
struct IP5209Map: RegisterMap {
  var address: UInt8 { 0x75 }
  var period: Duration { .milliseconds(500) }
  var measuresWhileRead: Bool { true }
  var writable: Set<UInt8> { [0x01, 0x02, 0x0C, 0x52, 0x54] }
  var cutsPower: Set<UInt8> { [0x01] }

  func isAnswering(_ battery: BatteryPhysics) -> Bool {
    battery.isPresent && (battery.isPlugged || battery.load > 0)
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image.setLittle(Steps.signed(battery.volts - 2.6, of: 0.26855e-3, bits: 14), at: 0xA2)
    image.setLittle(Steps.signed(battery.amperes, of: 0.745985e-3, bits: 14), at: 0xA4)
    image.setLittle(Steps.signed(battery.openCircuitVolts - 2.6, of: 0.26855e-3, bits: 14), at: 0xA8)
    let state: UInt8 =
      switch battery.charger.phase {
      case .unplugged, .suspended: 0
      case .constantCurrent: 3
      case .constantVoltage: 2
      case .done: 5
      }
    image[0x71] = state << 5 | (battery.charger.phase == .done ? 0x08 : 0)
    image[0x55] = battery.isPlugged ? 0x10 : 0
  }
}
