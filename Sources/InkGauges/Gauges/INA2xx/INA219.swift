/// A TI INA219 or INA226, which measures volts of the bus and over a shunt.
///
/// There is no gauge in it.
/// The chip's own current and power registers are left alone: they read 0 after a dip of the supply, and depend on a
/// calibration that any other program may have changed. The current is the shunt's voltage by its resistance. One
/// reading is four transfers of a word, 2 ms at 100 kHz.
struct INA219: RegisterChip {
  /// What differs between the two.
  enum Part: String, Sendable, CaseIterable {
    case ina219, ina226
  }

  let part: Part
  let title: String
  let source = "TI INA219 and INA226 datasheets, register maps"
  let registers: [Register]
  let shuntMilliohms: Double?

  static let config = Register("Configuration", at: 0x00, bits: .big, isNeeded: true)
  static let mask = Register(
    "Mask/Enable", at: 0x06, bits: .big,
    names: [
      0: "LEN", 1: "APOL", 2: "OVF", 3: "CVRF", 4: "AFF", 10: "CNVR", 11: "POL", 12: "BUL", 13: "BOL",
      14: "SUL", 15: "SOL",
    ])
  static let limit = Register("Alert limit", at: 0x07, .big, Scale(0.00125, "V"))
  private let shunt: Register

  /// Volts a count (INA226 datasheet, Bus Voltage register).
  private static let bus226Volts = 0.00125
  private static let bus226 = Register(
    "Bus voltage", at: 0x02, .big, Scale(bus226Volts, "V"), gives: .volts)

  /// A chip by itself, or under the name of a board with a shunt of its own.
  init(_ part: Part, title: String? = nil, shuntMilliohms: Double = 100) {
    self.part = part
    self.title = title ?? "TI \(part.rawValue.uppercased())"
    self.shuntMilliohms = shuntMilliohms
    // INA219 datasheet: 10 µV a count whatever the gain; INA226: 2.5 µV.
    let microvolts = part == .ina219 ? 10.0 : 2.5
    shunt = Register(
      "Shunt voltage", at: 0x01, .bigSigned, Scale(microvolts * 1e-6, "A", .overShunt), gives: .amperes)
    let bus =
      part == .ina219
      ? Register(
        "Bus voltage", at: 0x02, Encoding(order: .highFirst, shift: 3), Scale(0.004, "V"), gives: .volts)
      : Self.bus226
    let others = [
      Register("Power", at: 0x03, bits: .big), Register("Current", at: 0x04, bits: .big),
      // What a count of the chip's own current is worth with the shunt of the board file.
      Register(
        "Calibration", at: 0x05, .big,
        Scale(part == .ina219 ? 40.96 : 5.12, "mA a count", .byCountAndShunt), unknown: [0]),
    ]
    let identity = [
      Self.mask, Self.limit, Register("Manufacturer ID", at: 0xFE, bits: .big),
      Register("Die ID", at: 0xFF, bits: .big),
    ]
    let rows = [Self.config, shunt, bus] + others + (part == .ina226 ? identity : [])
    registers = rows.from("TI \(part.rawValue.uppercased()) datasheet, Register Maps")
  }

  /// Both conversions, continuously.
  private static let continuous = 0x0007
  /// Configuration after power-up.
  private var initial: Int { part == .ina219 ? 0x399F : 0x4127 }

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    let config = try bus.count(Self.config)
    guard config != 0xFFFF, config & 0x7 != Self.continuous else { return }
    let wanted = config & 0x7FFF == 0 ? initial : config & 0x7FFF | Self.continuous
    try bus.write(wanted, to: Self.config)
    // 128 samples of 532 µs of both (INA219 datasheet, ADC settings).
    bus.pause(.milliseconds(150))
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    reading.currentNoiseAmperes = Self.offset * 1e-6 / snapshot.board.shuntOhms
    guard let count = snapshot[shunt] else { return }
    if abs(count) >= limit(snapshot) {
      reading.amperes = nil
      reading.caveats.append(.currentOverRange)
    } else if abs(Double(count) * (part == .ina219 ? 10 : 2.5)) < Self.offset {
      reading.amperes = 0
    }
  }

  /// Pulls ALERT when the bus falls below the next twentieth of a volt a cell, and lets it go: the limit is lowered, and
  /// reading Mask/Enable clears the latch (INA226 datasheet, Mask/Enable register: BUL, LEN, AFF).
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    guard part == .ina226, let volts = snapshot.value(Self.bus226) else { return false }
    let step = Self.alertStep * Double(max(1, snapshot.board.cells))
    // Not so near that noise pulls it at once.
    let wanted = ((volts - step / 4) / step).rounded(.down) * step
    guard wanted > 0 else { return false }
    let present = try bus.count(Self.mask)
    guard present != 0xFFFF else { return false }
    let limit = Double(try bus.count(Self.limit)) * Self.bus226Volts
    if limit > wanted + step / 2 || limit < wanted - step * 1.5 {
      try bus.write(Int((wanted / Self.bus226Volts).rounded()), to: Self.limit)
    }
    // The alert functions are exclusive; the pin's polarity stays as the board has it.
    let enabled = Self.busUnderLimit | present & Self.polarity
    if present & ~Self.flags != enabled { try bus.write(enabled, to: Self.mask) }
    _ = try bus.count(Self.mask)
    return false
  }

  /// Volts a cell between two alerts.
  private static let alertStep = 0.05
  /// BUL and LEN.
  private static let busUnderLimit = 0x1001
  /// APOL.
  private static let polarity = 0x0002
  /// OVF, CVRF, AFF, which are read only.
  private static let flags = 0x001C

  /// Microvolts that are no current: twice the worst offset (INA219 datasheet: ±100 µV), 20 mA at 10 mΩ.
  private static let offset = 200.0

  /// The count at which the chip clips.
  private func limit(_ snapshot: Snapshot) -> Int {
    guard part == .ina219 else { return 0x7FFF }
    return 4000 << (snapshot.bits(11...12, of: Self.config) ?? 3)
  }
}
