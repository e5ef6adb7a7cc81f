/// Which bytes of two frames differ: a bit a byte, the leftmost byte of a row in the lowest bit.
struct DirtyBytes {
  /// Words of bits a row.
  let wordsPerRow: Int
  /// The first row with a difference; all of `rows` before it are empty.
  let top: Int
  /// One past the last row with a difference.
  let bottom: Int
  /// Words of the rows `top..<bottom`.
  private let rows: [UInt64]

  /// Compares planes pair by pair; nil when all are equal.
  init?(from old: [Frame], to new: [Frame]) {
    guard let first = new.first else { return nil }
    precondition(old.count == new.count, "a new plane for every old one")
    wordsPerRow = (first.bytesPerRow + 63) / 64
    let height = first.height
    var top = height
    var bottom = 0
    // Rows are appended from the first that differs; equal ones after it are appended when another differs.
    var rows: [UInt64] = []
    for (old, new) in zip(old, new) {
      FrameDifference.requireSameSize(old, new)
      precondition(new.width == first.width && new.height == height, "the planes have one size")
    }
    let words = wordsPerRow
    let stride = first.bytesPerRow
    for (old, new) in zip(old, new) {
      old.bytes.withUnsafeBytes { old in
        new.bytes.withUnsafeBytes { new in
          guard let a = old.baseAddress, let b = new.baseAddress else { return }
          for y in 0..<height where Self.differs(a + y &* stride, b + y &* stride, count: stride) {
            if rows.isEmpty {
              top = y
            } else if y < top {
              rows.insert(contentsOf: repeatElement(0, count: (top - y) * words), at: 0)
              top = y
            }
            if y >= bottom {
              rows.append(contentsOf: repeatElement(0, count: (y + 1 - max(bottom, top)) * words))
              bottom = y + 1
            }
            rows.withUnsafeMutableBufferPointer { rows in
              Self.mark(
                a + y &* stride, b + y &* stride, count: stride,
                in: UnsafeMutableBufferPointer(rebasing: rows[(y - top) * words..<(y - top + 1) * words]))
            }
          }
        }
      }
    }
    guard !rows.isEmpty else { return nil }
    self.top = top
    self.bottom = bottom
    self.rows = rows
  }

  /// The bits of one word of a row.
  @inline(__always)
  func word(_ index: Int, row y: Int) -> UInt64 { rows[(y &- top) &* wordsPerRow &+ index] }

  /// The bits of the bytes `left..<right` in one word of a row.
  @inline(__always)
  static func mask(_ index: Int, left: Int, right: Int) -> UInt64 {
    let from = max(0, left - index * 64)
    let to = min(64, right - index * 64)
    guard from < to else { return 0 }
    return (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 - to))
  }

  /// The smallest rectangle around all differences.
  func hull() -> ByteRect {
    var union = [UInt64](repeating: 0, count: wordsPerRow)
    for (i, word) in rows.enumerated() { union[i % wordsPerRow] |= word }
    var left = Int.max
    var right = 0
    for (i, word) in union.enumerated() where word != 0 {
      left = min(left, i * 64 + word.trailingZeroBitCount)
      right = max(right, i * 64 + 64 - word.leadingZeroBitCount)
    }
    return ByteRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// True when two rows differ, read 32 bytes at a time with an overlapping last step.
  @inline(__always)
  private static func differs(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    var difference: UInt64 = 0
    if count >= 32 {
      var sum = SIMD4<UInt64>()
      var i = 0
      while i &+ 32 <= count {
        sum |= difference4(a, b, at: i)
        i &+= 32
      }
      sum |= difference4(a, b, at: count &- 32)
      difference = sum[0] | sum[1] | sum[2] | sum[3]
    } else if count >= 8 {
      var i = 0
      while i &+ 8 <= count {
        difference |= difference1(a, b, at: i)
        i &+= 8
      }
      difference |= difference1(a, b, at: count &- 8)
    } else {
      for i in 0..<count {
        let bits = a.load(fromByteOffset: i, as: UInt8.self) ^ b.load(fromByteOffset: i, as: UInt8.self)
        difference |= UInt64(bits)
      }
    }
    return difference != 0
  }

  @inline(__always)
  private static func difference4(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, at i: Int) -> SIMD4<UInt64> {
    a.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt64>.self)
      ^ b.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt64>.self)
  }

  @inline(__always)
  private static func difference1(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, at i: Int) -> UInt64 {
    a.loadUnaligned(fromByteOffset: i, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: i, as: UInt64.self)
  }

  /// Sets a bit for every byte that differs.
  @inline(__always)
  private static func mark(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int, in row: UnsafeMutableBufferPointer<UInt64>
  ) {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var i = 0
    while i &+ 8 <= count {
      let bits = UInt64(littleEndian: difference1(a, b, at: i))
      // The highest bit of each byte that is not zero, gathered into the highest byte.
      let high = (((bits & low) &+ low) | bits) & ~low
      let flags = ((high &>> 7) &* 0x0102_0408_1020_4080) &>> 56
      row[i &>> 6] |= flags &<< UInt64(truncatingIfNeeded: i & 63)
      i &+= 8
    }
    while i < count {
      if a.load(fromByteOffset: i, as: UInt8.self) != b.load(fromByteOffset: i, as: UInt8.self) {
        row[i &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: i & 63)
      }
      i &+= 1
    }
  }
}
