/// A DFRobot UPS HAT for the Raspberry Pi Zero: a controller that copies a gauge.
///
/// One reading is one transfer of four bytes, 0.6 ms at 100 kHz; nothing is written.
struct DFRobotUPS: RegisterChip {
  let title = "DFRobot UPS HAT"
  let source = "DFRobot DFR0528 library, register list"
  let bursts: [ClosedRange<UInt8>] = [0x03...0x06]

  static let identity = Register("PID", at: 0x01, bits: .byte)

  let registers = [
    identity,
    Register("Firmware", at: 0x02, bits: .byte),
    Register("Voltage", at: 0x03, Encoding(order: .highFirst, width: 12), Scale(1.25e-3, "V"), gives: .volts),
    Register("SOC", at: 0x05, .big, .percentOf256, gives: .percent),
  ].from("DFRobot DFR0528 library, register addresses")

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    let found = try bus.count(Self.identity)
    guard found == 0xDF || found == 0xFF || found == 0 else {
      throw .otherChip(found: "a chip that calls itself \(found)", gauge: bus.gauge)
    }
  }
}
