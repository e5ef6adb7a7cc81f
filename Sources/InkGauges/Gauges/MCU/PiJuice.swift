/// A PiJuice: a controller with a gauge, each answer with a check byte.
///
/// One reading is five transfers, 3 ms at 100 kHz; nothing is written.
struct PiJuice: RegisterChip {
  let title = "PiJuice"
  let source = "PiJuice firmware, I2C command list"
  let transport = Transport.xor

  static let status = Register(
    "STATUS", at: 0x40, bits: .byte, isNeeded: true, names: [0: "fault", 1: "button"])

  let registers = [
    status,
    Register("CHARGE_LEVEL", at: 0x41, .byte, .percent, gives: .percent),
    Register("FAULT_EVENT", at: 0x44, bits: .byte),
    Register("BATTERY_TEMPERATURE", at: 0x47, .signedByte, .celsius, gives: .celsius),
    Register("BATTERY_VOLTAGE", at: 0x49, .little, .millivolts, gives: .volts),
    Register("BATTERY_CURRENT", at: 0x4B, .littleSigned, Scale(-0.001, "A"), gives: .amperes),
    Register("IO_VOLTAGE", at: 0x4D, .little, .millivolts),
    Register("IO_CURRENT", at: 0x4F, .littleSigned, .milliamperes),
  ].from("PiJuice firmware, I2C commands: status")

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    guard let status = snapshot[Self.status] else { return }
    let inputs = [status >> 4 & 3, status >> 6 & 3]
    // Weak is power too: the controller takes what it can get.
    reading.hasExternalPower = inputs.contains { $0 >= 2 }
    switch status >> 2 & 3 {
    case 3: reading.isPresent = false
    case 1, 2:
      reading.chargeState = .charging
      // Firmware differs in the sign; the state is sure.
      reading.amperes = reading.amperes.map(abs)
    default:
      guard reading.hasExternalPower == true else { return reading.chargeState = .discharging }
      reading.chargeState = (reading.percent ?? 0) >= 98 ? .full : .notCharging
    }
  }
}
