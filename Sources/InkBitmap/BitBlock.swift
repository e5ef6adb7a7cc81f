/// Transposition of square blocks of bits with word arithmetic.
///
/// After Warren, "Hacker's Delight", section "Transposing a bit matrix".
enum BitBlock {
  /// Two blocks of 8 × 8 bits.
  ///
  /// Byte r of a lane holds row r, lowest byte first; its highest bit is column 0, before and after.
  @inline(__always)
  static func transposed(_ blocks: SIMD2<UInt64>) -> SIMD2<UInt64> {
    var x = blocks
    var t = (x ^ (x &>> 9)) & SIMD2(repeating: 0x0055_0055_0055_0055)
    x ^= t ^ (t &<< 9)
    t = (x ^ (x &>> 18)) & SIMD2(repeating: 0x0000_3333_0000_3333)
    x ^= t ^ (t &<< 18)
    t = (x ^ (x &>> 36)) & SIMD2(repeating: 0x0000_0000_0F0F_0F0F)
    return x ^ t ^ (t &<< 36)
  }

  /// Rows of a block of 64 × 64 bits.
  static let side = 64

  /// A block of 64 × 64 bits in place: 64 words, row 0 first; the highest bit is column 0.
  @inline(__always)
  static func transpose(_ rows: UnsafeMutablePointer<UInt64>) {
    exchange(rows, distance: 32, mask: 0x0000_0000_FFFF_FFFF)
    exchange(rows, distance: 16, mask: 0x0000_FFFF_0000_FFFF)
    exchange(rows, distance: 8, mask: 0x00FF_00FF_00FF_00FF)
    exchange(rows, distance: 4, mask: 0x0F0F_0F0F_0F0F_0F0F)
    exchange(rows, distance: 2, mask: 0x3333_3333_3333_3333)
    exchange(rows, distance: 1, mask: 0x5555_5555_5555_5555)
  }

  /// Exchanges the right part of each row with the left part of the row `distance` below.
  @inline(__always)
  private static func exchange(_ rows: UnsafeMutablePointer<UInt64>, distance: Int, mask: UInt64) {
    let shift = UInt64(truncatingIfNeeded: distance)
    var group = 0
    while group < side {
      for k in group..<group &+ distance {
        let t = (rows[k] ^ (rows[k &+ distance] &>> shift)) & mask
        rows[k] ^= t
        rows[k &+ distance] ^= t &<< shift
      }
      group &+= 2 &* distance
    }
  }
}
