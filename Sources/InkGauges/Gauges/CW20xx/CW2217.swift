/// A CellWise CW2217, 2215 or 2218: counts charge over a shunt.
///
/// Its words may change while they are read, so each is read twice. It sleeps after power-up and is woken. One reading
/// is twelve transfers, 6 ms at 100 kHz.
struct CW2217: RegisterChip {
  let title = "CellWise CW2217"
  let source = "CellWise CW221X Linux driver, register list"
  let transport = Transport.twice
  let shuntMilliohms: Double? = 10
  let bursts: [ClosedRange<UInt8>] = [0x02...0x06]

  static let mode = Register("MODE", at: 0x08, bits: .byte)
  static let chipID = Register("CHIP_ID", at: 0x00, bits: .byte)
  static let state = Register("IC_STATE", at: 0xA7, bits: .byte, isNeeded: true)

  // Voltage 312.5 µV, current 52.4 mV over 32768 counts (Linux driver of the family).
  let registers = [
    chipID,
    Register("VCELL", at: 0x02, .big, Scale(312.5e-6, "V"), gives: .volts),
    Register("SOC", at: 0x04, .big, .percentOf256, gives: .percent),
    Register("TEMP", at: 0x06, .byte, Scale(0.5, "°C", offset: -40), gives: .celsius),
    mode,
    Register("CURRENT", at: 0x0E, .bigSigned, Scale(52.4e-3 / 32768, "A", .overShunt), gives: .amperes),
    Register("CYCLECNT", at: 0xA4, .big, Scale(1.0 / 16, ""), gives: .cycles),
    Register("SOH", at: 0xA6, .byte, .percent, gives: .health),
    state,
    Register("FW_VERSION", at: 0xAB, bits: .byte),
  ].from("CellWise CW221X Linux driver, register definitions")

  private static let step = Duration.milliseconds(20)

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    if bus.isFirstReading {
      let identity = try bus.count(Self.chipID)
      guard identity == 0xA0 || identity == 0xFF || identity == 0 else {
        throw .otherChip(found: "a chip that calls itself \(identity)", gauge: bus.gauge)
      }
    }
    guard try bus.count(Self.mode) == 0xF0 else { return }
    // From sleep the chip starts only by way of a restart.
    try bus.write(0x30, to: Self.mode)
    bus.pause(Self.step)
    try bus.write(0x00, to: Self.mode)
    bus.pause(Self.step)
    for _ in 0..<50 {
      if try bus.count(Self.state) & Self.ready == Self.ready { return }
      bus.pause(.milliseconds(100))
    }
    if try bus.count(Self.mode) == 0xF0 { throw .asleep(gauge: bus.gauge) }
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    guard let state = snapshot[Self.state], state & Self.ready != Self.ready else { return }
    reading.percent = nil
    reading.caveats.append(.percentNotReady)
  }

  private static let ready = 0x0C
}
