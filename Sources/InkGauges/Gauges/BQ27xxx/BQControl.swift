/// The Control register of TI's gauges: a sub-command written to it is answered in it.
enum BQControl {
  /// Device types by what the sub-command answers.
  static let types: [Int: String] = [
    0x0421: "a TI BQ27421 or BQ27441", 0x0427: "a TI BQ27427", 0x0220: "a TI BQ27220", 0x0426: "a TI BQ27426",
    0x0621: "a TI BQ27621",
  ]

  /// Between two transfers (BQ27441 technical reference manual, I2C interface: 66 µs), generously.
  private static let pause = Duration.milliseconds(1)

  /// The device type; nil where the answer is none.
  static func deviceType(on bus: RegisterBus) throws(GaugeError) -> Int? {
    try bus.write(0x0001, to: BQ274xx.control)
    bus.pause(pause)
    let answer = try bus.count(BQ274xx.control)
    return types[answer] == nil ? nil : answer
  }

  /// Throws where the chip says that it is another of the family, whose registers lie elsewhere.
  ///
  /// Control is written to, so whatever else may sit at the address must first have looked like a gauge.
  static func check(_ expected: Int, on bus: RegisterBus) throws(GaugeError) {
    let voltage = Register("Voltage", at: expected == 0x0220 ? 0x08 : 0x04, .little, .millivolts)
    guard (2000...5000).contains(try bus.count(voltage)) else { return }
    guard let found = try deviceType(on: bus), found != expected, let name = types[found] else { return }
    throw .otherChip(found: name, gauge: bus.gauge)
  }

  /// What BlockDataChecksum has for a block of the data memory: ones less the sum of its bytes.
  static func checksum(of block: [UInt8]) -> UInt8 { 0xFF - block.reduce(0, &+) }

  /// Throws where the block that was chosen does not come whole over the wires, three times in a row.
  ///
  /// A sealed chip shows ones or zeros there, which are no block.
  static func checkBlock(on bus: RegisterBus) throws(GaugeError) {
    for _ in 0..<I2CRetry.tries {
      let block = try bus.bytes(at: 0x40, count: 32, named: "BlockData")
      if block.allSatisfy({ $0 == 0xFF }) || block.allSatisfy({ $0 == 0 }) { return }
      if try bus.bytes(at: 0x60, count: 1, named: "BlockDataChecksum") == [checksum(of: block)] { return }
      bus.pause(.milliseconds(5))
    }
    throw .garbled(register: "BlockData", .checksum, gauge: bus.gauge)
  }
}
