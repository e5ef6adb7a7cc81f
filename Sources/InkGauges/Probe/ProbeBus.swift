import InkBuses

/// One address that is looked at: registers are read, nothing is written but their numbers, nothing is repeated.
struct ProbeBus {
  let device: any I2CDevice

  /// Bytes from a register on; nil where the chip does not give them.
  ///
  /// Throws where nothing can be read from this bus at all.
  func bytes(_ register: UInt8, _ count: Int) throws(BusError) -> [UInt8]? {
    do {
      let bytes = try device.transfer([register], reading: count)
      return bytes.count == count ? bytes : nil
    } catch {
      switch error.kind {
      case .noAcknowledge, .timedOut, .failed: return nil
      case .notFound, .noPermission, .busy, .unsupported, .gone: throw error
      }
    }
  }

  func byte(_ register: UInt8) throws(BusError) -> Int? { try bytes(register, 1).map { Int($0[0]) } }
  func big(_ register: UInt8) throws(BusError) -> Int? {
    try bytes(register, 2).map { Int($0[0]) << 8 | Int($0[1]) }
  }
  func little(_ register: UInt8) throws(BusError) -> Int? {
    try bytes(register, 2).map { Int($0[1]) << 8 | Int($0[0]) }
  }

  /// "0x0012".
  static func hexadecimal(_ value: Int, digits: Int = 4) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
