/// An ST STC3115 or STC3117: counts charge over a shunt, or goes by the voltage alone.
///
/// A chip in standby is set to run, which its first estimate follows from; else nothing is written. One reading is one
/// transfer of eleven bytes, 1.2 ms at 100 kHz.
struct STC3115: RegisterChip {
  /// The two members; they differ in tables that only the chip reads.
  enum Part: String, Sendable, CaseIterable {
    case stc3115, stc3117
  }

  let part: Part
  let title: String
  let source = "ST STC3115 datasheet rev 9 and STC3117 datasheet, register maps"
  let shuntMilliohms: Double? = 10
  let bursts: [ClosedRange<UInt8>] = [0x00...0x0A]

  static let mode = Register(
    "REG_MODE", at: 0x00, bits: .byte, isNeeded: true, names: [0: "VMODE", 3: "ALM_ENA", 4: "GG_RUN"])
  static let control = Register(
    "REG_CTRL", at: 0x01, bits: .byte, isNeeded: true,
    names: [2: "GG_VM", 3: "BATFAIL", 4: "PORDET", 5: "ALM_SOC", 6: "ALM_VOLT"])
  static let counter = Register("REG_COUNTER", at: 0x04, .little, .times, isNeeded: true)
  static let identity = Register("REG_ID", at: 0x18, bits: .byte)

  // STC3115 datasheet rev 9: 1/512 %, 5.88 µV, 2.2 mV, 1 °C.
  let registers = [
    mode, control,
    Register("REG_SOC", at: 0x02, .little, Scale(1.0 / 512, "%"), gives: .percent),
    counter,
    Register(
      "REG_CURRENT", at: 0x06, Encoding(width: 14, isSigned: true), Scale(5.88e-6, "A", .overShunt),
      gives: .amperes),
    Register(
      "REG_VOLTAGE", at: 0x08, Encoding(width: 12, isSigned: true), Scale(2.2e-3, "V"), gives: .volts),
    Register("REG_TEMPERATURE", at: 0x0A, .signedByte, .celsius, gives: .celsius),
    Register("REG_OCV", at: 0x0D, Encoding(width: 14), Scale(0.55e-3, "V")),
    Register("REG_CC_CNF", at: 0x0F, bits: .little),
    Register("REG_VM_CNF", at: 0x11, bits: .little),
    Register("REG_RELAX_COUNT", at: 0x16, bits: .byte),
    identity,
  ].from("ST STC3115 datasheet rev 9, Register map")

  init(_ part: Part) {
    self.part = part
    title = "ST \(part.rawValue.uppercased())"
  }

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    if bus.isFirstReading {
      let found = try bus.count(Self.identity)
      guard found == 0x14 || found == 0x16 || found == 0xFF || found == 0 else {
        throw .otherChip(found: "a chip that calls itself \(found)", gauge: bus.gauge)
      }
    }
    let mode = try bus.count(Self.mode)
    guard mode != 0xFF, mode & 0x10 == 0 else { return }
    try bus.write(mode | 0x10, to: Self.mode)
    // The first voltage takes 250 ms, and a conversion 500 ms.
    bus.pause(.milliseconds(750))
    if try bus.count(Self.mode) & 0x10 == 0 { throw .asleep(gauge: bus.gauge) }
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    // It was seen running a moment ago: these bytes are not its own, or stand still.
    if snapshot.bit(4, of: Self.mode) == false {
      (reading.percent, reading.volts) = (nil, nil)
      reading.caveats.append(.percentNotReady)
    }
    let isEarly = (snapshot[Self.counter] ?? 0) <= 4
    // In voltage mode the current is never measured, and would be shown as what it was.
    if isEarly || snapshot.bit(0, of: Self.mode) == true { reading.amperes = nil }
    if isEarly { reading.celsius = nil }
    if snapshot.bit(3, of: Self.control) == true { reading.caveats.append(.configurationLost) }
  }

  /// Alarms are cleared by writing 0; bit 4 stays 0, since a 1 there would be a reset, and so does bit 1.
  ///
  /// Bit 0 is read as the pin's level and written as what it does: 0 would hold it low for good.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    guard let control = snapshot[Self.control], control != 0xFF, control & 0x60 != 0 else { return false }
    try bus.write(control & 0x08 | 0x01, to: Self.control)
    return false
  }
}
