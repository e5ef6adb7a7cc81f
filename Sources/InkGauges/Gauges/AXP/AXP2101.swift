/// An X-Powers AXP2101: a power supply with a gauge that measures no current.
///
/// Reading a high byte holds the low one, so that a value is whole (datasheet V1.4, ADC data). Nothing is written but
/// the enable bit of the battery's converter where it is off. One reading is four transfers,
/// 2 ms at 100 kHz.
struct AXP2101: RegisterChip {
  let title = "X-Powers AXP2101"
  let source = "X-Powers AXP2101 datasheet V1.4, register list"
  let bursts: [ClosedRange<UInt8>] = [0x00...0x01, 0x34...0x35]

  static let power = Register(
    "PMU status 1", at: 0x00, bits: .byte, isNeeded: true,
    names: [0: "current limit", 1: "thermal", 2: "active", 3: "battery present", 4: "BATFET", 5: "VBUS good"])
  static let charge = Register("PMU status 2", at: 0x01, bits: .byte, isNeeded: true)
  static let enable = Register("ADC channels", at: 0x30, bits: .byte)

  // New percentage and warning levels; VBUS and battery plugged and removed; charge begun and done (IRQ enable 0 to 2).
  private static let alerts = AXPAlerts(enables: [0x40: 0xD0, 0x41: 0xF0, 0x42: 0x18], status: 0x48...0x4A)

  let registers =
    ([
      power, charge, AXP192.identity,
      Register("Gauge control", at: 0x18, bits: .byte, names: [1: "charger", 3: "gauge"]),
      enable,
      Register("VBAT", at: 0x34, Encoding(order: .highFirst, width: 14), .millivolts, gives: .volts),
      Register("VBUS", at: 0x38, Encoding(order: .highFirst, width: 14), .millivolts),
      Register("VSYS", at: 0x3A, Encoding(order: .highFirst, width: 14), .millivolts),
      Register("Battery percentage", at: 0xA4, .byte, .percent, gives: .percent),
    ] + alerts.rows).sorted { $0.address < $1.address }.from("X-Powers AXP2101 datasheet V1.4, register list")

  /// The gauge pulls IRQ at each new percentage.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    try Self.alerts.rearm(on: bus)
    return true
  }

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    if bus.isFirstReading { try AXPIdentity.check(0x4A, on: bus) }
    let enabled = try bus.count(Self.enable)
    guard enabled != 0xFF, enabled & 1 == 0 else { return }
    try bus.write(enabled | 1, to: Self.enable)
    bus.pause(.milliseconds(100))
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    reading.hasExternalPower = snapshot.bit(5, of: Self.power)
    if snapshot.bit(3, of: Self.power) == false { reading.isPresent = false }
    guard let charger = snapshot.bits(0...2, of: Self.charge) else { return }
    switch (charger, snapshot.bits(5...6, of: Self.charge)) {
    case (4, _): reading.chargeState = .full
    case (_, 1): reading.chargeState = .charging
    case (_, 2): reading.chargeState = .discharging
    default: reading.chargeState = reading.hasExternalPower == true ? .notCharging : .discharging
    }
  }
}
