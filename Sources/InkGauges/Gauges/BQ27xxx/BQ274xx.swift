/// A TI BQ27421, BQ27427 or BQ27441: counts charge, keeps its settings in RAM only.
///
/// It is not set up by a reading: what it lost with its battery is told as a caveat. One reading is seven transfers of
/// a word, 4 ms at 100 kHz; the chip holds the clock line meanwhile. On the BQ27427 the place of the current's sign in
/// the data memory is looked up once.
struct BQ274xx: RegisterChip {
  let title: String
  let source = "TI BQ27441-G1 and BQ27427 technical reference manuals, standard and extended commands"
  /// What the Control sub-command DEVICE_TYPE answers; BQ27421 and BQ27441 answer the same.
  let deviceType: Int
  /// True where the coulomb counter's gain has the wrong sign from the factory (BQ27427).
  let hasInvertedGain: Bool
  let shuntMilliohms: Double? = 10

  static let control = Register("Control", at: 0x00, bits: .little)
  static let flags = Register(
    "Flags", at: 0x06, bits: .little, isNeeded: true,
    names: [
      0: "DSG", 1: "SOCF", 2: "SOC1", 3: "BAT_DET", 4: "CFGUPMODE", 5: "ITPOR", 7: "OCVTAKEN", 8: "CHG",
      9: "FC", 14: "UT", 15: "OT",
    ])

  /// Byte 5 of the first block of class 105, once that block is chosen; bit 7 turns the current's sign over.
  private static let gain = Register(
    "CC gain", at: 0x45, bits: .byte, isNeeded: true, names: [7: "negative"]
  ).from("TI BQ27427 technical reference manual, Calibration Class, CC Cal (105)")
  private static let gainClass: UInt8 = 105

  var registers: [Register] { hasInvertedGain ? Self.common + [Self.gain] : Self.common }

  static let opConfig = Register(
    "OpConfig", at: 0x3A, bits: .little, names: [2: "BATLOWEN", 11: "GPIOPOL", 13: "BIE"])

  private static let common = [
    control,
    Register("Temperature", at: 0x02, .little, .decikelvin, gives: .celsius),
    Register("Voltage", at: 0x04, .little, .millivolts, gives: .volts),
    flags,
    Register("NominalAvailableCapacity", at: 0x08, .little, .milliampereHours),
    Register("FullAvailableCapacity", at: 0x0A, .little, .milliampereHours),
    Register("RemainingCapacity", at: 0x0C, .little, .milliampereHours),
    Register("FullChargeCapacity", at: 0x0E, .little, .milliampereHours, gives: .fullCapacity),
    Register("AverageCurrent", at: 0x10, .littleSigned, .milliamperes, gives: .amperes),
    Register("AveragePower", at: 0x18, .littleSigned, Scale(0.001, "W")),
    Register("StateOfCharge", at: 0x1C, .little, .percent, gives: .percent),
    Register("InternalTemperature", at: 0x1E, .little, .decikelvin),
    // The high byte tells how sure the chip is.
    Register("StateOfHealth", at: 0x20, Encoding(width: 8), .percent, gives: .health),
    opConfig.from("TI BQ27441-G1 technical reference manual, OpConfig register"),
    Register("DesignCapacity", at: 0x3C, .little, .milliampereHours).from(
      "TI BQ27441-G1 technical reference manual, Extended Data Commands"),
  ].from("TI BQ27441-G1 technical reference manual, Standard Commands")

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    try BQControl.check(deviceType, on: bus)
    guard hasInvertedGain else { return }
    // BlockDataControl, DataClass, DataBlock: chooses what the block shows and changes nothing.
    try bus.write([0x00], to: 0x61)
    try bus.write([Self.gainClass], to: 0x3E)
    try bus.write([0x00], to: 0x3F)
    bus.pause(.milliseconds(5))
    try BQControl.checkBlock(on: bus)
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    // Sealed, the chip shows ones or nothing there, and has the sign it came with.
    if hasInvertedGain, snapshot.bit(7, of: Self.gain) != false {
      reading.amperes = reading.amperes.map { -$0 }
    }
    if snapshot.bit(5, of: Self.flags) == true { reading.caveats.append(.configurationLost) }
    if snapshot.bit(3, of: Self.flags) == false {
      // The chip gauges nothing until it is told of a battery; the voltage it measures is right all the same.
      reading.percent = nil
      reading.caveats.append(.percentNotReady)
    }
    if snapshot.bit(9, of: Self.flags) == true, (reading.amperes ?? 0) > -0.02 { reading.chargeState = .full }
  }

  /// GPOUT lets itself go, so that nothing is written.
  ///
  /// It pulses for a millisecond at each percent (SOC_INT), unless BATLOWEN has it follow the low battery instead
  /// (BQ27441-G1 technical reference manual, GPOUT pin). Which, only its configuration tells, and that is not changed by
  /// a reading.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    let config = try bus.count(Self.opConfig)
    return config != 0xFFFF && config != 0 && config & 0x0004 == 0
  }
}
