/// An Injoinic IP5306: a power bank that tells its charge in four steps and measures nothing a host may read.
///
/// It answers only while it is awake. Nothing is written: one register switches its output off. One reading is four
/// transfers of a byte, 2 ms at 100 kHz.
struct IP5306: RegisterChip {
  let title = "Injoinic IP5306"
  let source = "Injoinic IP5306 I2C register description"

  /// Of it the two enable bits are set while the board runs, so that it is never all zeros then.
  static let system = Register(
    "SYS_CTL0", at: 0x00, bits: .byte, isNeeded: true, names: [4: "charger", 5: "boost"])
  static let charging = Register("REG_READ0", at: 0x70, bits: .byte, isNeeded: true, names: [3: "charging"])
  static let full = Register("REG_READ1", at: 0x71, bits: .byte, isNeeded: true, names: [3: "full"])
  static let level = Register("REG_READ4", at: 0x78, bits: .byte, isNeeded: true)

  let registers = [system, charging, full, level].from(
    "Injoinic IP5306 I2C register description, register list")
  /// No percentage and no voltage: what there is comes in steps.
  let estimatesPercent = false

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    guard let system = snapshot[Self.system], system != 0xFF, system & 0x30 != 0 else { return }
    // A lamp for each quarter that is not there is a one in the high nibble.
    let steps = [0xE: 25.0, 0xC: 50, 0x8: 75, 0x0: 100]
    reading.percent = snapshot.bits(4...7, of: Self.level).flatMap { steps[$0] }
    reading.isPercentEstimated = reading.percent != nil
    let isCharging = snapshot.bit(3, of: Self.charging)
    if snapshot.bit(3, of: Self.full) == true {
      reading.chargeState = .full
    } else if let isCharging {
      reading.chargeState = isCharging ? .charging : .discharging
    }
  }
}
