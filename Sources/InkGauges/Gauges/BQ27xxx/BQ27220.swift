/// A TI gauge with the newer register map: BQ27220, and the pack-side BQ27Z561 and BQ28Z610.
///
/// One reading is eleven transfers of a word, 6 ms at 100 kHz. Nothing but the sub-command for the type is written.
struct BQ27220: RegisterChip {
  let title: String
  var source: String {
    deviceType == nil
      ? "TI BQ28Z610 technical reference manual, standard commands; Linux bq27xxx"
      : "TI BQ27220 technical reference manual, standard commands"
  }
  /// What the sub-command for the device type answers; nil where the chip has no such sub-command.
  let deviceType: Int?
  /// Bits of the status word that mean full, and that a battery is there; the latter nil where there is none.
  private let fullBit: Int
  private let presentBit: Int?

  static let status = Register("BatteryStatus", at: 0x0A, bits: .little, isNeeded: true)
  static let operationStatus = Register(
    "OperationStatus", at: 0x3A, bits: .little, names: [5: "INITCOMP", 7: "BTPINT", 10: "CFGUPDATE"])
  static let remaining = Register("RemainingCapacity", at: 0x10, .little, .milliampereHours)
  static let full = Register(
    "FullChargeCapacity", at: 0x12, .little, .milliampereHours, gives: .fullCapacity)
  static let btpDischarge = Register("BTPDischargeSet", at: 0x34, .little, .milliampereHours)
  static let btpCharge = Register("BTPChargeSet", at: 0x36, .little, .milliampereHours)

  let registers: [Register]

  /// The one on the system's side.
  static let bq27220 = BQ27220(title: "TI BQ27220", deviceType: 0x0220, fullBit: 9, presentBit: 3)

  /// One of those inside a pack, whose status word is that of smart batteries.
  static func pack(_ title: String) -> BQ27220 {
    BQ27220(title: title, deviceType: nil, fullBit: 5, presentBit: nil)
  }

  private init(title: String, deviceType: Int?, fullBit: Int, presentBit: Int?) {
    self.title = title
    self.deviceType = deviceType
    self.fullBit = fullBit
    self.presentBit = presentBit
    let current =
      deviceType == nil
      ? [Register("AverageCurrent", at: 0x14, .littleSigned, .milliamperes, gives: .amperes)]
      : [
        Register("Current", at: 0x0C, .littleSigned, .milliamperes, gives: .amperes),
        Register("AverageCurrent", at: 0x14, .littleSigned, .milliamperes),
      ]
    let rows =
      [
        Register("Temperature", at: 0x06, .little, .decikelvin, gives: .celsius),
        Register("Voltage", at: 0x08, .little, .millivolts, gives: .volts),
        Self.status,
        Self.remaining, Self.full,
      ] + current + [
        Register("TimeToEmpty", at: 0x16, .little, .minutes, gives: .timeToEmpty, unknown: [0xFFFF]),
        Register("TimeToFull", at: 0x18, .little, .minutes, gives: .timeToFull, unknown: [0xFFFF]),
        Register("CycleCount", at: 0x2A, .little, .times, gives: .cycles),
        Register("StateOfCharge", at: 0x2C, .little, .percent, gives: .percent),
        Register("StateOfHealth", at: 0x2E, .little, .percent, gives: .health),
        Self.operationStatus,
        Register("DesignCapacity", at: 0x3C, .little, .milliampereHours),
      ] + (deviceType == nil ? [] : [Self.btpDischarge, Self.btpCharge])
    let manual = deviceType == nil ? "BQ28Z610" : "BQ27220"
    registers = rows.sorted { $0.address < $1.address }
      .from("TI \(manual) technical reference manual, Standard Commands")
  }

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading, let deviceType else { return }
    try BQControl.check(deviceType, on: bus)
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    if let presentBit, snapshot.bit(presentBit, of: Self.status) == false { reading.isPresent = false }
    let amperes = reading.amperes ?? 0
    if snapshot.bit(fullBit, of: Self.status) == true, amperes > -0.02 { reading.chargeState = .full }
    if amperes > 0 { reading.timeToEmpty = nil }
    if amperes < 0 { reading.timeToFull = nil }
  }

  /// The trip points are set a percent to either side of what is left, which lets the pin go too: writing them clears
  /// BTPINT (BQ27220 technical reference manual, Battery Trip Point interrupts).
  ///
  /// Whether they pull the pin at all is BTP_EN in the data memory, which a reading does not change.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    guard deviceType != nil, let full = snapshot[Self.full], (20...32_000).contains(full) else {
      return false
    }
    let remaining = try bus.count(Self.remaining)
    let status = try bus.count(Self.operationStatus)
    guard remaining <= full, status != 0xFFFF else { return false }
    let step = max(1, full / 100)
    let discharge = max(0, remaining - step)
    let charge = min(0xFFFF, remaining + step)
    let set = (try bus.count(Self.btpDischarge), try bus.count(Self.btpCharge))
    guard status & Self.btpInt != 0 || abs(set.0 - discharge) > step || abs(set.1 - charge) > step else {
      return false
    }
    for (register, value) in [(Self.btpDischarge, discharge), (Self.btpCharge, charge)] {
      try bus.write(value, to: register)
    }
    return false
  }

  /// OperationStatus bit 7.
  private static let btpInt = 0x0080
}
