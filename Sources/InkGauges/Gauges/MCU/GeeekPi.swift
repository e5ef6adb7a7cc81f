/// A 52Pi (GeeekPi) UPS Plus, EP-0136: a controller with a gauge.
///
/// Values may change while they are read, so each is read twice; some units refuse blocks, so it is word by word. One
/// reading is ten transfers, 6 ms at 100 kHz. Nothing is ever written: some registers cut the power.
struct GeeekPiUPSPlus: RegisterChip {
  let title = "52Pi UPS Plus"
  let source = "52Pi EP-0136 register list; NUT upsplus driver"
  let transport = Transport.twice

  static let usbC = Register("USB-C voltage", at: 0x07, .little, .millivolts, isNeeded: true)
  static let microUSB = Register("Micro-USB voltage", at: 0x09, .little, .millivolts, isNeeded: true)

  let registers = [
    Register("Controller voltage", at: 0x01, .little, .millivolts),
    Register("Output voltage", at: 0x03, .little, .millivolts),
    Register("Battery voltage", at: 0x05, .little, .millivolts, gives: .volts),
    usbC, microUSB,
    Register("Battery temperature", at: 0x0B, .littleSigned, .celsius, gives: .celsius),
    Register("Full voltage", at: 0x0D, .little, .millivolts),
    Register("Empty voltage", at: 0x0F, .little, .millivolts),
    Register("Protection voltage", at: 0x11, .little, .millivolts),
    Register("Battery percentage", at: 0x13, .little, .percent, gives: .percent),
    Register("Sample period", at: 0x15, .little, .minutes),
    Register("Firmware", at: 0x28, bits: .little),
  ].from("52Pi EP-0136 wiki, register mapping")

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    guard let usbC = snapshot[Self.usbC], let microUSB = snapshot[Self.microUSB] else { return }
    // Volts that a plug has and an open input has not.
    let hasPower = max(usbC, microUSB) >= 4000
    reading.hasExternalPower = hasPower
    if !hasPower {
      reading.chargeState = .discharging
    } else if let percent = reading.percent {
      reading.chargeState = percent >= 99 ? .full : .charging
    }
  }
}

/// A 52Pi UPS V6: a controller without a gauge.
///
/// One reading is one transfer of eighteen bytes, 2 ms at 100 kHz. Nothing is ever written.
struct GeeekPiUPSV6: RegisterChip {
  let title = "52Pi UPS V6"
  let source = "52Pi UPS V6 register list"
  let bursts: [ClosedRange<UInt8>] = [0x10...0x1F]

  static let input = Register("Input voltage", at: 0x10, .little, .millivolts, isNeeded: true)
  static let state = Register(
    "SR1", at: 0x1F, bits: .byte, isNeeded: true,
    names: [
      0: "output", 1: "slow charge", 2: "discharging", 3: "input low", 4: "output low", 5: "battery low",
      6: "converter fault", 7: "battery failure",
    ])

  let registers = [
    Register("Identity", at: 0x00, bits: .byte),
    Register("Version", at: 0x01, bits: .byte),
    Register("Output voltage", at: 0x0E, .little, .millivolts),
    input,
    Register("Battery voltage", at: 0x12, .little, .millivolts, gives: .volts),
    Register("Controller voltage", at: 0x14, .little, .millivolts),
    Register("Output current", at: 0x16, .little, .milliamperes),
    Register("Input current", at: 0x18, .little, .milliamperes),
    Register("Battery current", at: 0x1A, .littleSigned, .milliamperes, gives: .amperes),
    Register("Temperature", at: 0x1C, .signedByte, .celsius, gives: .celsius),
    state,
  ].from("52Pi UPS V6 register list, packed data")

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    if let input = snapshot[Self.input] { reading.hasExternalPower = input >= 4000 }
    if snapshot.bit(2, of: Self.state) == true { reading.chargeState = .discharging }
  }
}
