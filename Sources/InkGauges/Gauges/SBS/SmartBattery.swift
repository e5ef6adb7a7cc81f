/// A smart battery pack on SMBus (Smart Battery Data Specification 1.1): BQ40Z50 and whatever a laptop's pack has.
///
/// Nothing is ever written: a wrong write can lock a pack for good. One reading is fifteen words, 9 ms at 100 kHz. Packs
/// sleep when idle and miss the first transfers.
struct SmartBattery: RegisterChip {
  let title = "Smart battery (SBS)"
  let source = "Smart Battery Data Specification 1.1, section 5; Linux sbs-battery"
  let retryPause = Duration.milliseconds(50)

  static let mode = Register(
    "BatteryMode", at: 0x03, bits: .little, isNeeded: true, names: [7: "CONDITION_FLAG", 15: "CAPACITY_MODE"])
  static let status = Register(
    "BatteryStatus", at: 0x16, bits: .little, isNeeded: true,
    names: [
      4: "FULLY_DISCHARGED", 5: "FULLY_CHARGED", 6: "DISCHARGING", 7: "INITIALIZED",
      8: "REMAINING_TIME_ALARM",
      9: "REMAINING_CAPACITY_ALARM", 11: "TERMINATE_DISCHARGE_ALARM", 12: "OVER_TEMP_ALARM",
      14: "TERMINATE_CHARGE_ALARM", 15: "OVER_CHARGED_ALARM",
    ])
  static let maxError = Register("MaxError", at: 0x0C, .little, .percent, isNeeded: true)
  static let full = Register("FullChargeCapacity", at: 0x10, .little, .milliampereHours, isNeeded: true)
  static let design = Register("DesignCapacity", at: 0x18, .little, .milliampereHours, isNeeded: true)
  static let specification = Register(
    "SpecificationInfo", at: 0x1A, bits: .little, fields: [.init("Revision", 0...3), .init("Version", 4...7)])

  let registers = [
    mode,
    Register("Temperature", at: 0x08, .little, .decikelvin, gives: .celsius),
    Register("Voltage", at: 0x09, .little, .millivolts, gives: .volts),
    Register("Current", at: 0x0A, .littleSigned, .milliamperes, gives: .amperes),
    Register("AverageCurrent", at: 0x0B, .littleSigned, .milliamperes),
    maxError,
    Register("RelativeStateOfCharge", at: 0x0D, .little, .percent, gives: .percent),
    Register("AbsoluteStateOfCharge", at: 0x0E, .little, .percent),
    Register("RemainingCapacity", at: 0x0F, .little, .milliampereHours),
    full,
    Register("AverageTimeToEmpty", at: 0x12, .little, .minutes, gives: .timeToEmpty, unknown: [0xFFFF]),
    Register("AverageTimeToFull", at: 0x13, .little, .minutes, gives: .timeToFull, unknown: [0xFFFF]),
    Register("ChargingCurrent", at: 0x14, .little, .milliamperes),
    Register("ChargingVoltage", at: 0x15, .little, .millivolts),
    status,
    Register("CycleCount", at: 0x17, .little, .times, gives: .cycles, unknown: [0xFFFF]),
    design,
    Register("DesignVoltage", at: 0x19, .little, .millivolts),
    specification,
    Register(
      "ManufactureDate", at: 0x1B, bits: .little,
      fields: [
        .init("year", 9...15, Scale(1, "", offset: 1980)), .init("month", 5...8), .init("day", 0...4),
      ]),
    Register("SerialNumber", at: 0x1C, bits: .little),
  ].from("Smart Battery Data Specification 1.1, section 5.1 (smart battery functions)")

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    bus.transport = .plain
    // Version 3 is "1.1 with optional PEC".
    if try bus.count(Self.specification) >> 4 & 0xF == 3 { bus.transport = .crc8 }
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    if snapshot[Self.maxError] == 100 { reading.caveats.append(.uncalibrated) }
    let full = snapshot.value(Self.full)
    // In the other mode capacities are in 10 mWh.
    if snapshot.bit(15, of: Self.mode) == false { reading.fullMilliampereHours = full }
    if let full, let design = snapshot.value(Self.design), design > 0 {
      reading.healthPercent = min(100, full / design * 100)
    }
    guard let amperes = reading.amperes else { return }
    if amperes > 0 {
      reading.chargeState = .charging
    } else if amperes < 0 {
      reading.chargeState = .discharging
    } else if snapshot.bit(5, of: Self.status) == true {
      reading.chargeState = .full
    }
  }
}
