/// An onsemi LC709203F or LC709204F: voltage and percentage of one cell, each transfer with a check byte.
///
/// It is fed by the battery. One reading is six transfers, more on the 204F, 4 ms at 100 kHz. It is woken where it
/// sleeps, and told the size of the battery where the board file names one; the percentage is never computed anew.
struct LC709203F: RegisterChip {
  /// The two members, the second of which knows more.
  enum Part: String, Sendable, CaseIterable {
    case lc709203f, lc709204f
  }

  let part: Part
  let title: String
  let source = "onsemi LC709203F and LC709204F datasheets, register lists"
  let transport = Transport.crc8
  let registers: [Register]

  static let powerMode = Register("IC power mode", at: 0x15, bits: .little)
  static let status = Register(
    "Status bit", at: 0x16, bits: .little, isNeeded: true, names: [0: "thermistor"])
  static let temperature = Register("Cell temperature", at: 0x08, .little, .decikelvin, isNeeded: true)
  static let apa = Register("APA", at: 0x0B, bits: .little)
  static let rsoc = Register("RSOC", at: 0x0D, .little, .percent)
  static let lowAlarm = Register("Alarm low RSOC", at: 0x13, .little, .percent)
  static let batteryStatus = Register(
    "BatteryStatus", at: 0x19, bits: .little,
    names: [
      7: "INITIALIZED", 8: "low temperature", 9: "low RSOC", 11: "low voltage", 12: "high temperature",
      15: "high voltage",
    ])

  init(_ part: Part) {
    self.part = part
    title = "onsemi \(part.rawValue.uppercased())"
    let common = [
      Self.temperature,
      Register("Cell voltage", at: 0x09, .little, .millivolts, gives: .volts),
      Register("Current direction", at: 0x0A, bits: .little),
      Self.apa,
      Self.rsoc,
      Register("ITE", at: 0x0F, .little, Scale(0.1, "%"), gives: .percent),
      Register("IC version", at: 0x11, bits: .little),
      Register("Profile", at: 0x12, bits: .little),
      Self.lowAlarm,
      Register("Alarm low voltage", at: 0x14, .little, .millivolts),
      Self.powerMode, Self.status,
    ]
    let rows =
      part == .lc709203f
      ? common + [Register("Number of the parameter", at: 0x1A, bits: .little)]
      : [
        Register("TimeToEmpty", at: 0x03, .little, .minutes, gives: .timeToEmpty, unknown: [0xFFFF]),
        Register("TimeToFull", at: 0x05, .little, .minutes, gives: .timeToFull, unknown: [0xFFFF]),
      ] + common + [
        Register("Cycle count", at: 0x17, .little, .times, gives: .cycles),
        Self.batteryStatus,
        Register("Number of the parameter", at: 0x1A, bits: .little),
        Register("State of health", at: 0x32, .little, .percent, gives: .health),
      ]
    registers = rows.from("onsemi \(part.rawValue.uppercased()) datasheet, Functions of Registers")
  }

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    let mode = try wake(bus)
    if mode == 2 {
      try bus.write(0x0001, to: Self.powerMode)
      bus.pause(Self.settling)
      if try bus.count(Self.powerMode) == 2 { throw .asleep(gauge: bus.gauge) }
    }
    guard part == .lc709203f, let capacity = bus.settings.capacityMilliampereHours else { return }
    let wanted = Self.apa(milliampereHours: capacity)
    guard try bus.count(Self.apa) & 0xFF != Int(wanted) else { return }
    try bus.write(Int(wanted), to: Self.apa)
    bus.pause(Self.settling)
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    // Otherwise the host is to write it there, and the chip gives back what it was told.
    if snapshot.bit(0, of: Self.status) == true { reading.celsius = snapshot.value(Self.temperature) }
  }

  /// ALARMB is low while the whole percentage is below a limit.
  ///
  /// The limit follows the percentage down, so that each percent pulls the pin and the reading after it lets it go
  /// (LC709203F datasheet, Alarm Low RSOC). Of a charge that rises the pin tells nothing.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    let percent = try bus.count(Self.rsoc)
    guard (1...100).contains(percent) else { return false }
    if try bus.count(Self.lowAlarm) != percent {
      try bus.write(percent, to: Self.lowAlarm)
    }
    guard part == .lc709204f else { return false }
    // The 204F keeps what pulled the pin until the host clears it.
    let status = try bus.count(Self.batteryStatus)
    guard status != 0xFFFF, status & Self.alarms != 0 else { return false }
    try bus.write(status & ~Self.alarms, to: Self.batteryStatus)
    return false
  }

  /// BatteryStatus: high and low voltage, high and low temperature, low RSOC.
  private static let alarms = 0x9B00

  /// After waking and between settings (public drivers of the chip).
  private static let settling = Duration.milliseconds(100)

  /// The power mode; the first transfers after sleep are not acknowledged.
  private func wake(_ bus: RegisterBus) throws(GaugeError) -> Int {
    for _ in 0..<2 {
      do {
        return try bus.count(Self.powerMode)
      } catch {
        guard case .bus(let cause, _) = error, cause.kind == .noAcknowledge else { throw error }
        bus.pause(Self.settling)
      }
    }
    return try bus.count(Self.powerMode)
  }

  /// The adjustment for a pack's size, straight between the sizes that are published.
  static func apa(milliampereHours capacity: Double) -> UInt8 {
    let points: [(capacity: Double, value: Double)] = [
      (100, 0x08), (200, 0x0B), (500, 0x10), (1000, 0x19), (2000, 0x2D), (2200, 0x30), (2500, 0x32),
      (3000, 0x36),
    ]
    for (low, high) in zip(points, points.dropFirst()) where capacity <= high.capacity {
      let part = max(0, capacity - low.capacity) / (high.capacity - low.capacity)
      return UInt8((low.value + part * (high.value - low.value)).rounded())
    }
    return 0x36
  }
}
