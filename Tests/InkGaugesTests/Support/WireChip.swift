import InkBuses

/// A chip that is nothing but bytes by register: what a register holds, however many bytes; the next register follows.
final class WireChip: I2CDevice {
  /// How answers are guarded.
  enum Check {
    case none, xor
    case crc(address: UInt8)
  }

  let name = "/dev/i2c-1"
  /// In wire order; a register without an entry reads as ones.
  var registers: [UInt8: [UInt8]]
  var check = Check.none
  /// Turned over in the check byte, or in every byte where there is none.
  var garble: UInt8 = 0
  /// Registers that are not acknowledged.
  var refused: Set<UInt8> = []
  /// Errors to throw first, one a transfer.
  var failures: [BusError.Kind] = []
  /// What was written besides register numbers.
  private(set) var writes: [[UInt8]] = []
  private(set) var transfers = 0
  /// Called with what was written, after each transfer.
  var onTransfer: (WireChip, [UInt8]) -> Void = { _, _ in }

  init(_ registers: [UInt8: [UInt8]], check: Check = .none) {
    self.registers = registers
    self.check = check
  }

  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    transfers += 1
    defer { onTransfer(self, written) }
    if !failures.isEmpty {
      throw BusError(failures.removeFirst(), node: name, operation: "transfer", errno: 121)
    }
    guard let address = written.first else { return [] }
    guard !refused.contains(address) else {
      throw BusError(.noAcknowledge, node: name, operation: "transfer", errno: 121)
    }
    if written.count > 1 {
      writes.append(written)
      registers[address] = Array(written.dropFirst())
    }
    guard count > 0 else { return [] }
    switch check {
    case .none: return data(address, count).map { $0 ^ garble }
    case .xor:
      let data = data(address, count - 1)
      return data + [data.reduce(0xFF, ^) ^ garble]
    case .crc(let own):
      let data = data(address, count - 1)
      return data + [crc([own << 1, address, own << 1 | 1] + data) ^ garble]
    }
  }

  private func data(_ address: UInt8, _ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = address
    while bytes.count < count {
      let held = registers[next] ?? [0xFF]
      bytes += held
      next &+= UInt8(held.count)
    }
    return Array(bytes.prefix(count))
  }

  /// By long division, bit by bit: x⁸ + x² + x + 1.
  private func crc(_ bytes: [UInt8]) -> UInt8 {
    var rest: UInt16 = 0
    for byte in bytes {
      rest ^= UInt16(byte) << 8
      for _ in 0..<8 { rest = rest & 0x8000 != 0 ? (rest ^ 0x8380) << 1 : rest << 1 }
    }
    return UInt8(rest >> 8)
  }
}
