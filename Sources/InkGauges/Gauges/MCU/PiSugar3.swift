/// A PiSugar 3 or 3 Plus: a controller with its own gauge.
///
/// The percentage is the controller's. One reading is five transfers, 3 ms at 100 kHz; nothing is written.
struct PiSugar3: RegisterChip {
  let title = "PiSugar 3"
  let source = "PiSugar 3 register description"

  static let application = Register("Application", at: 0x01, bits: .byte, isNeeded: true)
  static let control = Register(
    "CTR1", at: 0x02, bits: .byte, isNeeded: true,
    names: [3: "anti-mistouch", 4: "power restore", 5: "output", 6: "charging allowed", 7: "USB plugged"])

  // PiSugar 3 register description.
  let registers = [
    Register("Version", at: 0x00, bits: .byte),
    application, control,
    Register("Chip temperature", at: 0x04, .byte, Scale(1, "°C", offset: -40)),
    Register("Battery voltage", at: 0x22, .big, .millivolts, gives: .volts),
    Register("Output current", at: 0x26, .big, .milliamperes),
    Register("Battery percentage", at: 0x2A, .byte, .percent, gives: .percent),
  ].from("PiSugar 3 register description, I2C registers")

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    // In its boot loader it measures nothing.
    if try bus.count(Self.application) == 0xF0 { throw .notReady(gauge: bus.gauge) }
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    guard let isPlugged = snapshot.bit(7, of: Self.control) else { return }
    reading.hasExternalPower = isPlugged
    guard isPlugged else { return reading.chargeState = .discharging }
    // Plugged and allowed stays so at the end of the charge.
    if (reading.percent ?? 0) >= 99 {
      reading.chargeState = .full
    } else {
      reading.chargeState = snapshot.bit(6, of: Self.control) == true ? .charging : .notCharging
    }
  }
}
