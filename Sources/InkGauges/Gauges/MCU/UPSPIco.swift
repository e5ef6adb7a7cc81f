/// A UPS PIco HV3: a controller that answers in decimal digits and has no gauge.
///
/// One reading is three transfers, 0.3 s, since the controller wants a tenth of a second between them.
struct UPSPIco: RegisterChip {
  let title = "UPS PIco HV3"
  let source = "UPS PIco HV3.0A manual, PICo registers"
  let retryPause = Duration.milliseconds(100)

  static let mode = Register("Mode", at: 0x00, bits: .byte, isNeeded: true)

  let registers = [
    mode,
    Register(
      "Battery voltage", at: 0x08, Encoding(isDecimal: true), Scale(0.01, "V"), gives: .volts),
    Register("Pi voltage", at: 0x0A, Encoding(isDecimal: true), Scale(0.01, "V")),
    Register("Temperature", at: 0x1B, Encoding(bytes: 1, isDecimal: true), .celsius, gives: .celsius),
    Register("Firmware", at: 0x26, bits: .byte),
  ].from("UPS PIco HV3.0A manual, PICo registers at 0x69")

  func prepare(_ bus: RegisterBus) throws(GaugeError) { bus.pauseBetween = .milliseconds(100) }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    switch snapshot[Self.mode] {
    case 1?: reading.hasExternalPower = true
    case 2?:
      reading.hasExternalPower = false
      reading.chargeState = .discharging
    default: break
    }
  }
}
