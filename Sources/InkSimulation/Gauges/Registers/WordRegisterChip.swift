/// A chip of 16-bit registers behind an 8-bit pointer.
protocol WordRegisterChip: SimulatedI2CChip {
  /// Where the next word is read; stays between transfers.
  var pointer: UInt8 { get set }

  /// True when the first byte of a word is its most significant.
  var isBigEndian: Bool { get }

  /// How far the pointer steps with every word; 0 for chips that give the same register again.
  var pointerStep: UInt8 { get }

  /// Lets the chip work until `time`; false when it does not acknowledge its address.
  func isAnswering(at time: Duration) -> Bool

  /// The word of a register; what the datasheet says where there is none.
  func word(_ register: UInt8) -> UInt16

  /// Takes a word for a register; read-only ones ignore it.
  func store(_ word: UInt16, in register: UInt8, at time: Duration)
}

extension WordRegisterChip {
  /// A write of whole words, then a read; half a word written is ignored.
  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    guard isAnswering(at: time) else { return nil }
    if let register = written.first { pointer = register }
    for i in stride(from: 1, to: written.count - 1, by: 2) {
      let (first, second) = (UInt16(written[i]), UInt16(written[i + 1]))
      store(isBigEndian ? first << 8 | second : second << 8 | first, in: pointer, at: time)
      pointer &+= pointerStep
    }
    var read: [UInt8] = []
    while read.count < count {
      let word = word(pointer)
      let (high, low) = (UInt8(word >> 8), UInt8(truncatingIfNeeded: word))
      read += isBigEndian ? [high, low] : [low, high]
      if read.count <= count { pointer &+= pointerStep }
    }
    return Array(read.prefix(count))
  }

  /// Lets the chip work until `time`, as it does without being asked.
  public func update(to time: Duration) { _ = isAnswering(at: time) }

  /// Most chips do not mind.
  public func linesHeldLow(from start: Duration, to end: Duration) {}
}
