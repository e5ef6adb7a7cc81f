/// The inner loop of a refresh: eight pixels a call.
struct Drive {
  private let responses: [LevelResponse]
  private let remnantStep: Int
  private let isStill: Bool
  private let constants: (UInt64, UInt64, UInt64, UInt64)
  private let areConstant: Bool

  init(responses: [LevelResponse], remnantStep: Int) {
    self.responses = responses
    self.remnantStep = remnantStep
    isStill = responses[0].isNone && responses[3].isNone
    let lanes = responses.map { UInt64($0.low) &* 0x0101_0101_0101_0101 }
    constants = (lanes[0], lanes[1], lanes[2], lanes[3])
    areConstant = responses.allSatisfy(\.isConstant)
  }

  /// Moves the eight pixels at byte offset `at` by the two bits each has.
  @inline(__always)
  mutating func drive(
    _ old: UInt8, _ new: UInt8, levels: UnsafeMutableRawBufferPointer,
    remnants: UnsafeMutableRawBufferPointer, at: Int
  ) {
    if isStill, old == new { return }
    if areConstant {
      let whites = Self.spread(new)
      let olds = Self.spread(old)
      let low = (~whites & constants.0) | (whites & constants.1)
      let high = (~whites & constants.2) | (whites & constants.3)
      levels.storeBytes(of: ((~olds & low) | (olds & high)).littleEndian, toByteOffset: at, as: UInt64.self)
    } else {
      driveEach(old, new, levels: levels, at: at)
    }
    if remnantStep > 0, old != new { addRemnants(old ^ new, remnants: remnants, at: at) }
  }

  private func driveEach(_ old: UInt8, _ new: UInt8, levels: UnsafeMutableRawBufferPointer, at: Int) {
    responses.withUnsafeBufferPointer { responses in
      for bit in 0..<8 {
        let index = Int(old >> UInt8(7 &- bit) & 1) << 1 | Int(new >> UInt8(7 &- bit) & 1)
        let response = responses[index]
        if response.isNone { continue }
        levels[at &+ bit] = UInt8(response.level(after: Int(levels[at &+ bit])))
      }
    }
  }

  private func addRemnants(_ changed: UInt8, remnants: UnsafeMutableRawBufferPointer, at: Int) {
    for bit in 0..<8 where changed & (0x80 >> UInt8(bit)) != 0 {
      remnants[at &+ bit] = UInt8(min(255, Int(remnants[at &+ bit]) &+ remnantStep))
    }
  }

  /// Eight bytes of all ones or all zeros, the highest bit's first in the lowest byte.
  @inline(__always)
  private static func spread(_ bits: UInt8) -> UInt64 {
    let picked = (UInt64(bits) &* 0x0101_0101_0101_0101) & 0x0102_0408_1020_4080
    // Adding 0x7F carries into the top bit of every byte that is not zero.
    let flags = ((picked & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | picked) & 0x8080_8080_8080_8080
    return (flags >> 7) &* 0xFF
  }
}
