/// Access to a run of packed bits at any bit position, in words whose highest bit is the leftmost pixel.
///
/// Bytes outside the buffer read as zero and are not written, so that callers need no edge cases.
enum RowBits {
  /// Pixels that one `load` gives at any position.
  static let perLoad = 57

  /// 64 pixels from bit `position`, of which the first 57 are valid; the position may be negative.
  @inline(__always)
  static func load(_ base: UnsafeRawPointer, count: Int, position: Int) -> UInt64 {
    loadBytes(base, count: count, offset: position >> 3) &<< UInt64(truncatingIfNeeded: position & 7)
  }

  /// Eight bytes from byte `offset`.
  @inline(__always)
  static func loadBytes(_ base: UnsafeRawPointer, count: Int, offset: Int) -> UInt64 {
    if offset >= 0, offset &+ 8 <= count {
      return UInt64(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return loadEdge(base, count: count, offset: offset)
  }

  /// Eight bytes of which some lie outside.
  @inline(never)
  private static func loadEdge(_ base: UnsafeRawPointer, count: Int, offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for i in offset..<offset + 8 {
      word = word << 8 | (i >= 0 && i < count ? UInt64(base.load(fromByteOffset: i, as: UInt8.self)) : 0)
    }
    return word
  }

  /// Writes eight bytes at byte `offset`.
  @inline(__always)
  static func storeBytes(_ word: UInt64, _ base: UnsafeMutableRawPointer, count: Int, offset: Int) {
    if offset >= 0, offset &+ 8 <= count {
      base.storeBytes(of: word.bigEndian, toByteOffset: offset, as: UInt64.self)
    } else {
      storeEdge(word, base, count: count, offset: offset)
    }
  }

  /// Writes those of eight bytes that lie inside.
  @inline(never)
  private static func storeEdge(_ word: UInt64, _ base: UnsafeMutableRawPointer, count: Int, offset: Int) {
    for i in 0..<8 where offset + i >= 0 && offset + i < count {
      let byte = UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * i))
      base.storeBytes(of: byte, toByteOffset: offset + i, as: UInt8.self)
    }
  }

  /// A word whose first `count` (0…64) pixels are set.
  @inline(__always)
  static func leading(_ count: Int) -> UInt64 { ~(UInt64.max >> UInt64(truncatingIfNeeded: count)) }
}
