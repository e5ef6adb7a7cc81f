/// A chip of byte registers behind an 8-bit pointer that steps with every byte.
///
/// The first byte written is the pointer, what follows is stored; a read goes on from the pointer.
protocol ByteRegisterChip: SimulatedI2CChip {
  /// Where the next byte is read; stays between transfers.
  var pointer: UInt8 { get set }

  /// Lets the chip work until `time`; false when it does not acknowledge its address.
  func isAnswering(at time: Duration) -> Bool

  /// The byte of a register; what the datasheet says where there is none.
  func byte(_ register: UInt8) -> UInt8

  /// Takes a byte for a register; read-only ones ignore it.
  func store(_ byte: UInt8, in register: UInt8, at time: Duration)
}

extension ByteRegisterChip {
  /// A write, then a read.
  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    guard isAnswering(at: time) else { return nil }
    if let register = written.first { pointer = register }
    for value in written.dropFirst() {
      store(value, in: pointer, at: time)
      pointer &+= 1
    }
    return (0..<count).map { _ in
      defer { pointer &+= 1 }
      return byte(pointer)
    }
  }

  /// Lets the chip work until `time`, as it does without being asked.
  public func update(to time: Duration) { _ = isAnswering(at: time) }

  /// Most chips do not mind.
  public func linesHeldLow(from start: Duration, to end: Duration) {}
}
