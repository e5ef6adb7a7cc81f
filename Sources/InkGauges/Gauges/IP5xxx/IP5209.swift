/// An Injoinic IP5209 or IP5312: the power bank in a PiSugar 2 or PiSugar 2 Pro.
///
/// It answers only while the power bank is awake, which it is while the board runs. There is no percentage in it.
/// Nothing is written. One reading is five transfers, 2.5 ms at 100 kHz: a value lies in two
/// registers and is not held while it is read, so that it comes twice.
struct IP5209: RegisterChip {
  /// The two members, which share little but the units.
  enum Part: String, Sendable, CaseIterable {
    case ip5209, ip5312
  }

  let part: Part
  let title: String
  let source = "Linux ip5xxx_power; PiSugar power manager, IP5209 and IP5312"
  let registers: [Register]

  // Linux's ip5xxx driver; PiSugar's for the IP5312.
  private static let chargeState = Register("Charge state", at: 0x71, bits: .byte, isNeeded: true)
  private static let plug = Register("Plug", at: 0xDC, bits: .little, isNeeded: true)
  private static let voltage = Scale(0.26855e-3, "V", offset: 2.6)

  init(_ part: Part) {
    self.part = part
    let rows: [Register]
    switch part {
    case .ip5209:
      title = "Injoinic IP5209 (PiSugar 2)"
      rows = [
        Register("System", at: 0x01, bits: .byte, names: [1: "charger", 2: "boost"]),
        Register("External power", at: 0x55, bits: .byte, names: [4: "plugged"]),
        Self.chargeState,
        // Zeros and ones alone would be 2.6 V, at which the boost has long ended.
        Register(
          "BATVADC", at: 0xA2, Encoding(width: 14, isSigned: true), Self.voltage, gives: .volts,
          unknown: [0, -1]
        ).split,
        Register(
          "BATIADC", at: 0xA4, Encoding(width: 14, isSigned: true), Scale(0.745985e-3, "A"), gives: .amperes
        ).split,
        Register("BATOCV", at: 0xA8, Encoding(width: 14, isSigned: true), Self.voltage).split,
      ].from("Linux ip5xxx_power, register definitions")
    case .ip5312:
      title = "Injoinic IP5312 (PiSugar 2 Pro)"
      rows = [
        Register("BATVADC", at: 0xD0, Encoding(width: 14), Self.voltage, gives: .volts, unknown: [0]).split,
        Register(
          "BATIADC", at: 0xD2, Encoding(width: 14, isSigned: true), Scale(2.68554e-3, "A"), gives: .amperes
        ).split,
        Self.plug,
      ].from("PiSugar power manager, IP5312: voltage, intensity, charging")
    }
    registers = rows
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    switch part {
    case .ip5209:
      switch snapshot.bits(5...7, of: Self.chargeState) {
      case 1?, 2?, 3?: reading.chargeState = .charging
      case 4?, 5?: reading.chargeState = .full
      case 6?: reading.chargeState = .notCharging
      default:
        if let amperes = reading.amperes, amperes < -0.03 { reading.chargeState = .discharging }
      }
    case .ip5312:
      if let plug = snapshot[Self.plug] { reading.hasExternalPower = plug == 0x1FFF }
    }
  }
}
