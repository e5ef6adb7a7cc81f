/// SunFounder's SPC, the controller in a Pironman or a PiPower 3.
///
/// One reading is one transfer of ten bytes, 1 ms at 100 kHz; nothing is written.
struct SunFounderSPC: RegisterChip {
  let title = "SunFounder SPC"
  let source = "SunFounder SPC library, register list"
  let bursts: [ClosedRange<UInt8>] = [11...20]

  static let isPlugged = Register("Plugged", at: 19, bits: .byte, isNeeded: true)
  static let isCharging = Register("Charging", at: 20, bits: .byte, isNeeded: true)

  let registers = [
    Register("Board", at: 0, bits: .byte),
    Register("VCC voltage", at: 1, .big, .millivolts),
    Register("Input voltage", at: 3, .big, .millivolts),
    Register("Output voltage", at: 7, .big, .millivolts),
    Register("Output current", at: 9, .bigSigned, .milliamperes),
    Register("Battery voltage", at: 11, .big, .millivolts, gives: .volts),
    Register("Battery current", at: 13, .bigSigned, .milliamperes, gives: .amperes),
    Register("Battery percentage", at: 15, .byte, .percent, gives: .percent),
    Register("Battery capacity", at: 16, .big, .milliampereHours),
    Register("Power source", at: 18, bits: .byte),
    isPlugged, isCharging,
  ].from("SunFounder SPC library, data map")

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    PluggedAndCharging.interpret(
      isPlugged: snapshot[Self.isPlugged], isCharging: snapshot[Self.isCharging], into: &reading)
  }
}

/// SunFounder's PiPower 5, two cells.
///
/// One reading is one transfer of eleven bytes, 1.2 ms at 100 kHz. Nothing is ever written: writes have other
/// addresses than reads.
struct SunFounderPiPower5: RegisterChip {
  let title = "SunFounder PiPower 5"
  let source = "SunFounder PiPower 5 register map"
  let bursts: [ClosedRange<UInt8>] = [8...18]

  static let isPlugged = Register("Plugged", at: 16, bits: .byte, isNeeded: true)
  static let isCharging = Register("Charging", at: 18, bits: .byte, isNeeded: true)

  let registers = [
    Register("Input voltage", at: 0, .little, .millivolts),
    Register("Input current", at: 2, .little, .milliamperes),
    Register("Output voltage", at: 4, .little, .millivolts),
    Register("Output current", at: 6, .little, .milliamperes),
    Register("Battery voltage", at: 8, .little, .millivolts, gives: .volts),
    Register("Battery current", at: 10, .littleSigned, .milliamperes, gives: .amperes),
    Register("Battery percentage", at: 12, .byte, .percent, gives: .percent),
    Register("Power source", at: 15, bits: .byte),
    isPlugged, isCharging,
    Register("Board", at: 140, bits: .byte),
    Register("Internal resistance", at: 145, .byte, Scale(0.001, "Ω")),
  ].from("SunFounder PiPower 5 register map, read registers")

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    PluggedAndCharging.interpret(
      isPlugged: snapshot[Self.isPlugged], isCharging: snapshot[Self.isCharging], into: &reading)
  }
}

/// Two flags that several controllers have, and what follows from them.
enum PluggedAndCharging {
  /// Sets power and state; the current's sign follows the state, since firmware differs in it.
  static func interpret(isPlugged: Int?, isCharging: Int?, into reading: inout BatteryReading) {
    guard let isPlugged, let isCharging else { return }
    reading.hasExternalPower = isPlugged != 0
    if isCharging != 0 {
      reading.chargeState = .charging
      reading.amperes = reading.amperes.map(abs)
    } else if isPlugged != 0 {
      reading.chargeState = (reading.percent ?? 0) >= 99 ? .full : .notCharging
    } else {
      reading.chargeState = .discharging
      reading.amperes = reading.amperes.map { -abs($0) }
    }
  }
}
