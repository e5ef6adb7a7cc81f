/// A Maxim ModelGauge m5 chip, MAX17055 or MAX17260 to 63: it counts charge over a shunt.
///
/// One reading is ten transfers of a word, 5 ms at 100 kHz. After its supply was lost the chip starts with a capacity
/// of its own; where the board file names one, the chip is told it then, as its datasheet has it (EZ configuration),
/// and at no other time.
struct MAX17055: RegisterChip {
  let title: String
  let source = "Maxim MAX17055 and MAX17261 datasheets, register descriptions and table 2"
  let shuntMilliohms: Double? = 10

  /// What DevName says by part (Linux, max17042_battery; Maxim's sample driver of the MAX1726x).
  static let deviceNames = [
    0x4010: "max17055", 0x4031: "max17260", 0x4033: "max17261", 0x4039: "max17262", 0x4037: "max17263",
  ]
  static let deviceName = Register("DevName", at: 0x21, bits: .little)

  // Units: MAX17261 datasheet, table 2. Capacity 5.0 µVh, current 1.5625 µV, time 5.625 s a count.
  static let status = Register(
    "Status", at: 0x00, bits: .little, isNeeded: true,
    names: [
      1: "POR", 2: "Imn", 3: "Bst", 6: "Imx", 7: "dSOCi", 8: "Vmn", 9: "Tmn", 10: "Smn", 11: "Bi",
      12: "Vmx", 13: "Tmx", 14: "Smx", 15: "Br",
    ])
  static let hibCfg = Register("HibCfg", at: 0xBA, bits: .little)
  static let designCap = Register("DesignCap", at: 0x18, .little, Scale(0.005, "mAh", .overShunt))
  static let fStat = Register("FStat", at: 0x3D, bits: .little, isNeeded: true, names: [0: "DNR"])
  static let config = Register("Config", at: 0x1D, bits: .little, names: [2: "Aen", 6: "COMMSH", 7: "SHDN"])
  static let config2 = Register("Config2", at: 0xBB, bits: .little, names: [7: "dSOCen"])
  /// Takes commands; 0x90 is the soft wake-up.
  private static let command = Register("Command", at: 0x60, bits: .little)
  static let modelCfg = Register("ModelCfg", at: 0xDB, bits: .little)

  let registers = [
    status,
    Register("RepCap", at: 0x05, .little, Scale(0.005, "mAh", .overShunt)),
    Register("RepSOC", at: 0x06, .little, .percentOf256, gives: .percent),
    Register("Age", at: 0x07, .little, .percentOf256, gives: .health),
    Register("Temp", at: 0x08, .littleSigned, Scale(1.0 / 256, "°C"), gives: .celsius),
    Register("VCell", at: 0x09, .little, Scale(78.125e-6, "V", .perCell), gives: .volts),
    Register("Current", at: 0x0A, .littleSigned, Scale(1.5625e-6, "A", .overShunt), gives: .amperes),
    Register("AvgCurrent", at: 0x0B, .littleSigned, Scale(1.5625e-6, "A", .overShunt)),
    Register("FullCapRep", at: 0x10, .little, Scale(0.005, "mAh", .overShunt), gives: .fullCapacity),
    Register("TTE", at: 0x11, .little, Scale(5.625, "s"), gives: .timeToEmpty, unknown: [0xFFFF]),
    Register("Cycles", at: 0x17, .little, Scale(0.01, ""), gives: .cycles),
    designCap,
    Register("AvgVCell", at: 0x19, .little, Scale(78.125e-6, "V", .perCell)),
    config,
    Register("IChgTerm", at: 0x1E, .little, Scale(1.5625e-6, "A", .overShunt)),
    Register("TTF", at: 0x20, .little, Scale(5.625, "s"), gives: .timeToFull, unknown: [0xFFFF]),
    deviceName,
    Register(
      "VEmpty", at: 0x3A, bits: .little,
      fields: [.init("VE", 7...15, Scale(0.01, "V")), .init("VR", 0...6, Scale(0.04, "V"))]),
    fStat, hibCfg, config2, modelCfg,
  ].from(
    "Maxim MAX17261 datasheet rev 0, Register Descriptions; units: table 2 (ModelGauge Register Standard Resolutions)"
  )

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    // 710 ms from power-up to the first result (MAX17055 datasheet, EZ configuration).
    try wait(on: bus, bit: 0, of: Self.fStat)
    guard try bus.count(Self.status) & Self.por != 0, let capacity = bus.settings.capacityMilliampereHours
    else { return }
    try configure(bus, milliampereHours: capacity)
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    if snapshot.bit(3, of: Self.status) == true { reading.isPresent = false }
    if snapshot.bit(1, of: Self.status) == true { reading.caveats.append(.configurationLost) }
    if snapshot.bit(0, of: Self.fStat) == true {
      reading.percent = nil
      reading.caveats.append(.percentNotReady)
    }
    guard let amperes = reading.amperes else { return }
    if amperes >= 0 { reading.timeToEmpty = nil }
    if amperes <= 0 { reading.timeToFull = nil }
  }

  /// Alerts at each percent (Config Aen, Config2 dSOCen); their flags are cleared by writing 0 to them.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    for (register, bit) in [(Self.config, 0x0004), (Self.config2, 0x0080)] {
      let word = try bus.count(register)
      guard word != 0xFFFF else { return false }
      guard word & bit == 0 else { continue }
      try bus.write(word | bit, to: register)
    }
    guard let status = snapshot[Self.status], status != 0xFFFF, status & Self.alerts != 0 else { return true }
    try bus.write(status & ~Self.alerts, to: Self.status)
    return true
  }

  private static let por = 0x0002
  /// Imn, Imx, dSOCi, Vmn, Tmn, Smn, Vmx, Tmx, Smx.
  private static let alerts = 0x77C4

  /// The datasheet's EZ configuration: out of hibernation, capacity, model, and the reset bit cleared.
  private func configure(_ bus: RegisterBus, milliampereHours: Double) throws(GaugeError) {
    let shunt = bus.settings.shuntMilliohms ?? 10
    let hibernation = try bus.count(Self.hibCfg)
    try bus.write(0x0090, to: Self.command)
    try bus.write(0x0000, to: Self.hibCfg)
    try bus.write(0x0000, to: Self.command)
    try bus.write(min(0xFFFF, Int(milliampereHours * shunt / 5)), to: Self.designCap)
    try bus.write(bus.settings.chemistry == .lihv435 ? 0x8400 : 0x8000, to: Self.modelCfg)
    try wait(on: bus, bit: 15, of: Self.modelCfg)
    try bus.write(hibernation, to: Self.hibCfg)
    try bus.write(try bus.count(Self.status) & ~Self.por, to: Self.status)
    bus.pause(.milliseconds(351))
  }

  /// Until a bit is 0, a second at most; a chip that takes longer says so in its next status.
  private func wait(on bus: RegisterBus, bit: Int, of register: Register) throws(GaugeError) {
    for _ in 0..<100 {
      guard try bus.count(register) >> bit & 1 != 0 else { return }
      bus.pause(.milliseconds(10))
    }
  }
}
