/// A Waveshare UPS HAT (E): a controller before a charger and a gauge for four cells.
///
/// One reading is three transfers, 3 ms at 100 kHz. Nothing is ever written: one register cuts the power for good.
struct WaveshareE: RegisterChip {
  let title = "Waveshare UPS HAT (E)"
  let source = "Waveshare UPS HAT (E) register list"
  let bursts: [ClosedRange<UInt8>] = [0x02...0x03, 0x20...0x2B]

  static let charging = Register(
    "Charging", at: 0x02, bits: .byte, isNeeded: true, names: [5: "VBUS", 6: "fast", 7: "charging"])
  static let communication = Register(
    "Communication", at: 0x03, bits: .byte, isNeeded: true, names: [0: "IP2368", 1: "BQ4050"])

  let registers = [
    charging, communication,
    Register("VBUS voltage", at: 0x10, .little, .millivolts),
    Register("VBUS current", at: 0x12, .little, .milliamperes),
    Register("Battery voltage", at: 0x20, .little, .millivolts, gives: .volts),
    Register("Battery current", at: 0x22, .littleSigned, .milliamperes, gives: .amperes),
    Register("Battery percentage", at: 0x24, .little, .percent, gives: .percent),
    Register("Remaining capacity", at: 0x26, .little, .milliampereHours),
    Register("Time to empty", at: 0x28, .little, .minutes, gives: .timeToEmpty, unknown: [0xFFFF]),
    Register("Time to full", at: 0x2A, .little, .minutes, gives: .timeToFull, unknown: [0xFFFF]),
    Register("Cell 1", at: 0x30, .little, .millivolts),
    Register("Cell 2", at: 0x32, .little, .millivolts),
    Register("Cell 3", at: 0x34, .little, .millivolts),
    Register("Cell 4", at: 0x36, .little, .millivolts),
    Register("Firmware", at: 0x50, bits: .byte),
  ].from("Waveshare UPS HAT (E) wiki, register list")

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    if snapshot.bit(1, of: Self.communication) == false { reading.caveats.append(.stale) }
    let amperes = reading.amperes ?? 0
    if amperes >= 0 { reading.timeToEmpty = nil }
    if amperes <= 0 { reading.timeToFull = nil }
    guard let charging = snapshot[Self.charging] else { return }
    reading.hasExternalPower = charging & 0x20 != 0
    switch charging & 0x7 {
    case 1, 2, 3: reading.chargeState = .charging
    case 5: reading.chargeState = .full
    case 4, 6: reading.chargeState = .notCharging
    default: reading.chargeState = reading.hasExternalPower == true ? .notCharging : .discharging
    }
  }
}
