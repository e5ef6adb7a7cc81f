/// The 256 bytes that a chip with a register map shows.
struct RegisterImage {
  private var bytes = [UInt8](repeating: 0, count: 256)

  /// One byte.
  subscript(register: UInt8) -> UInt8 {
    get { bytes[Int(register)] }
    set { bytes[Int(register)] = newValue }
  }

  /// Sets a word, least significant byte first.
  mutating func setLittle(_ word: UInt16, at register: UInt8) {
    self[register] = UInt8(truncatingIfNeeded: word)
    self[register &+ 1] = UInt8(word >> 8)
  }

  /// Sets a word, most significant byte first.
  mutating func setBig(_ word: UInt16, at register: UInt8) {
    self[register] = UInt8(word >> 8)
    self[register &+ 1] = UInt8(truncatingIfNeeded: word)
  }

  /// Sets a value whose low bits, `lowBits` of them, have a register of their own after that of the others.
  mutating func setSplit(_ value: UInt16, lowBits: UInt16, at register: UInt8) {
    self[register] = UInt8(truncatingIfNeeded: value >> lowBits)
    self[register &+ 1] = UInt8(truncatingIfNeeded: value & (1 << lowBits - 1))
  }
}
