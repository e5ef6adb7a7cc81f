/// An X-Powers AXP192, AXP202 or AXP209: a power supply of whole boards, with a charger and converters.
///
/// Nothing is written but the two enable bits of the battery's converters where they are off; the same chip can cut
/// the board's power. One reading is four transfers, five with a percentage, 3 ms at 100 kHz: its values lie in two
/// registers each and are not held while they are read, so that they come twice.
struct AXP192: RegisterChip {
  /// The members, which differ in the percentage and in the width of one value.
  enum Part: String, Sendable, CaseIterable {
    case axp192, axp202, axp209
  }

  let part: Part
  let title: String
  let source = "X-Powers AXP192 and AXP202 datasheets, register lists; widths by Linux axp20x_adc"
  let registers: [Register]
  let bursts: [ClosedRange<UInt8>] = [0x00...0x01, 0x78...0x7D]
  /// The AXP192 has no gauge, that of the others may be off.
  let estimatesPercent = true

  static let power = Register(
    "Power status", at: 0x00, bits: .byte, isNeeded: true,
    names: [
      2: "charging", 3: "VBUS > VHOLD", 4: "VBUS usable", 5: "VBUS present", 6: "ACIN usable",
      7: "ACIN present",
    ])
  static let charge = Register(
    "Charge status", at: 0x01, bits: .byte, isNeeded: true,
    names: [3: "reviving", 5: "battery present", 6: "charging", 7: "too hot"])
  static let enable = Register("ADC enable 1", at: 0x82, bits: .byte)
  static let identity = Register("Chip", at: 0x03, bits: .byte)
  static let dischargeCurrent = Register(
    "Discharge current", at: 0x7C, Encoding(order: .highFirst, lowBits: 5), Scale(0.5e-3, "A"),
    isNeeded: true, unknown: [0x1FFF]
  ).split
  private let chargeCurrent: Register

  init(_ part: Part) {
    self.part = part
    title = "X-Powers \(part.rawValue.uppercased())"
    // Twelve bits on the later ones by Linux's driver, thirteen by their datasheet; nobody charges with 2 A there.
    chargeCurrent =
      Register(
        "Charge current", at: 0x7A, Encoding(order: .highFirst, lowBits: part == .axp192 ? 5 : 4),
        Scale(0.5e-3, "A"), isNeeded: true, unknown: [part == .axp192 ? 0x1FFF : 0xFFF]
      ).split
    let gauge = [
      // 0x7F after a reset: above 100 the gauge has not begun.
      Register(
        "Fuel gauge", at: 0xB9, Encoding(bytes: 1, width: 7), .percent, gives: .percent,
        unknown: Array(101...127))
    ]
    let rows =
      [
        Self.power, Self.charge, Self.identity,
        Register(
          "Die temperature", at: 0x5E, Encoding(order: .highFirst, lowBits: 4),
          Scale(0.1, "°C", offset: -144.7)
        ).split,
        // Ones in all twelve bits would be 4.5 V, which no charger of the chip makes.
        Register(
          "Battery voltage", at: 0x78, Encoding(order: .highFirst, lowBits: 4), Scale(1.1e-3, "V"),
          gives: .volts, unknown: [0xFFF]
        ).split,
        chargeCurrent, Self.dischargeCurrent,
        Register("APS voltage", at: 0x7E, Encoding(order: .highFirst, lowBits: 4), Scale(1.4e-3, "V")).split,
        Self.enable,
      ] + (part == .axp192 ? [] : gauge) + Self.alerts(of: part).rows
    registers = rows.sorted { $0.address < $1.address }
      .from("X-Powers \(part == .axp192 ? "AXP192" : "AXP202/AXP209") datasheet, register list")
  }

  /// Plugs, battery, charger and low supply pull the pin; no percentage does.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    try Self.alerts(of: part).rearm(on: bus)
    return false
  }

  /// ACIN and VBUS plugged and removed; battery the same, charger on and done; supply below its warning levels
  /// (AXP192 and AXP202 datasheets, IRQ enable registers 1, 2 and 4).
  private static func alerts(of part: Part) -> AXPAlerts {
    AXPAlerts(
      enables: [0x40: 0x6C, 0x41: 0xCC, 0x43: part == .axp192 ? 0x01 : 0x03],
      status: part == .axp192 ? 0x44...0x47 : 0x48...0x4C)
  }

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    if bus.isFirstReading { try AXPIdentity.check(part == .axp192 ? 0x03 : 0x41, on: bus) }
    let enabled = try bus.count(Self.enable)
    guard enabled != 0xFF, enabled & 0xC0 != 0xC0 else { return }
    try bus.write(enabled | 0xC0, to: Self.enable)
    // Two conversions at the slowest rate, 25 Hz.
    bus.pause(.milliseconds(80))
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    if let power = snapshot[Self.power] { reading.hasExternalPower = power & 0xA0 != 0 }
    if snapshot.bit(5, of: Self.charge) == false { reading.isPresent = false }
    if let into = snapshot.value(chargeCurrent), let outOf = snapshot.value(Self.dischargeCurrent) {
      reading.amperes = into - outOf
    }
    if snapshot.bit(6, of: Self.charge) == true {
      reading.chargeState = .charging
    } else if let hasPower = reading.hasExternalPower {
      // Four of its end voltages are 4.1 V or more.
      reading.chargeState = !hasPower ? .discharging : (reading.volts ?? 0) >= 4.05 ? .full : .notCharging
    }
  }
}

/// The chip register that all of X-Powers' have.
enum AXPIdentity {
  static let titles = [
    0x03: "an AXP192", 0x41: "an AXP202 or AXP209", 0x4A: "an AXP2101", 0x47: "an AXP2101",
  ]

  /// Throws where a chip that is known, and is another, sits there; a number nobody knows is let pass.
  static func check(_ expected: Int, on bus: RegisterBus) throws(GaugeError) {
    let found = try bus.count(AXP192.identity)
    guard let title = titles[found], title != titles[expected] else { return }
    throw .otherChip(found: title, gauge: bus.gauge)
  }
}
