/// A CellWise CW2015: voltage, percentage and remaining time of one cell.
///
/// It sleeps after power-up and is woken; its profile is left as it is. One reading is two transfers, 1 ms at 100 kHz.
struct CW2015: RegisterChip {
  let title = "CellWise CW2015"
  let source = "CellWise CW2015 datasheet 1.2, register list; Linux cw2015"
  let bursts: [ClosedRange<UInt8>] = [0x02...0x07]

  static let mode = Register("MODE", at: 0x0A, bits: .byte)

  // CW2015 datasheet 1.2: 305 µV a count, 1/256 %, minutes.
  let registers = [
    Register("VERSION", at: 0x00, bits: .byte),
    Register("VCELL", at: 0x02, .big, Scale(305e-6, "V"), gives: .volts),
    Register("SOC", at: 0x04, .big, .percentOf256, gives: .percent),
    Register(
      "RRT_ALERT", at: 0x06, Encoding(order: .highFirst, width: 13), .minutes, gives: .timeToEmpty,
      unknown: [0x1FFF]),
    Register(
      "CONFIG", at: 0x08, bits: .byte, names: [1: "UFG"], fields: [.init("ATHD", 3...7, .percent)]),
    mode,
  ].from("CellWise CW2015 datasheet 1.2, register descriptions")

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    let mode = try bus.count(Self.mode)
    guard mode != 0xFF, mode & 0xC0 == 0xC0 else { return }
    try bus.write(0x00, to: Self.mode)
    bus.pause(.milliseconds(500))
    if try bus.count(Self.mode) & 0xC0 == 0xC0 { throw .asleep(gauge: bus.gauge) }
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    // Until it has gauged, the chip shows more than 100.
    if let percent = reading.percent, percent > 110 {
      reading.percent = nil
      reading.caveats.append(.percentNotReady)
    }
    if reading.timeToEmpty == .zero { reading.timeToEmpty = nil }
  }

  /// The flag is bit 15 of the word of the remaining time; the host clears it.
  func rearmAlert(_ snapshot: Snapshot, on bus: RegisterBus) throws(GaugeError) -> Bool {
    let bytes = try bus.bytes(at: 0x06, count: 2, named: "RRT_ALERT")
    guard bytes[0] & 0x80 != 0, bytes != [0xFF, 0xFF] else { return false }
    try bus.write([bytes[0] & 0x7F, bytes[1]], to: 0x06)
    return false
  }
}
