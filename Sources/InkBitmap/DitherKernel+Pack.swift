extension DitherKernel {
  /// Sets the bit of every pixel that is not above its threshold.
  ///
  /// `thresholds` gives 16 thresholds a row, which repeat along it. Works on 128 pixels at a time: the
  /// comparison masks of eight vectors are shifted into one, an 8 × 8 bit transpose then puts the dots of
  /// each byte side by side. No instruction but compare, shift and mask is needed, so that it runs the same
  /// on SSE2 and NEON.
  @inline(__always)
  func pack(_ thresholds: (_ y: Int) -> SIMD16<UInt8>) {
    guard let source = gray.baseAddress, let target = packed.baseAddress else { return }
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { scratch in
      guard let tail = scratch.baseAddress else { return }
      for y in 0..<height {
        let row = thresholds(y)
        @inline(__always) func limit(_ k: Int) -> SIMD16<UInt8> { row }
        let from = source + y &* width
        let to = target + y &* bytesPerRow
        var x = 0
        while x &+ 128 <= width {
          to.storeBytes(of: Self.bits(from + x, limit), toByteOffset: x >> 3, as: SIMD2<UInt64>.self)
          x &+= 128
        }
        if x < width, width >= 128, width & 15 == 0 {
          // The last 128 pixels once more: the thresholds repeat every 16, so that the same bits come out.
          x = width &- 128
          to.storeBytes(of: Self.bits(from + x, limit), toByteOffset: x >> 3, as: SIMD2<UInt64>.self)
        } else if x < width {
          tail.copyMemory(from: from + x, byteCount: width &- x)
          var rest = Self.bits(tail, limit)
          (to + x >> 3).copyMemory(from: &rest, byteCount: bytesPerRow &- x >> 3)
        }
      }
    }
  }

  /// The same by a cell of 64 × 64 thresholds, whose top left lies `x` columns and `y` rows before the picture's.
  func pack(tile thresholds: [UInt8], x offset: Int, y top: Int) {
    guard let source = gray.baseAddress, let target = packed.baseAddress else { return }
    withUnsafeTemporaryAllocation(byteCount: 128 + 64, alignment: 16) { scratch in
      guard let tail = scratch.baseAddress else { return }
      let row = tail + 128
      for y in 0..<height {
        for x in 0..<64 {
          row.storeBytes(
            of: thresholds[((y &+ top) & 63) &* 64 &+ (x &+ offset) & 63], toByteOffset: x, as: UInt8.self)
        }
        // Pixels 64 columns apart have the same threshold.
        @inline(__always)
        func limit(_ k: Int) -> SIMD16<UInt8> {
          let eight = row.loadUnaligned(fromByteOffset: 8 &* k, as: UInt64.self)
          return unsafeBitCast(SIMD2(eight, eight), to: SIMD16<UInt8>.self)
        }
        let from = source + y &* width
        let to = target + y &* bytesPerRow
        var x = 0
        while x &+ 128 <= width {
          to.storeBytes(of: Self.bits(from + x, limit), toByteOffset: x >> 3, as: SIMD2<UInt64>.self)
          x &+= 128
        }
        guard x < width else { continue }
        tail.copyMemory(from: from + x, byteCount: width &- x)
        var rest = Self.bits(tail, limit)
        (to + x >> 3).copyMemory(from: &rest, byteCount: bytesPerRow &- x >> 3)
      }
    }
  }

  /// 128 pixels as 16 bytes of bits; `limit` gives the thresholds of pixels 8 k to 8 k + 7 and of those 64 on.
  @inline(__always)
  private static func bits(
    _ from: UnsafeRawPointer, _ limit: (_ eighth: Int) -> SIMD16<UInt8>
  ) -> SIMD2<UInt64> {
    // Lane l, byte i, bit 7 - k of the sum is pixel 64 l + 8 k + i.
    @inline(__always)
    func dots(_ k: Int) -> SIMD2<UInt64> {
      let pixels = SIMD2(
        from.loadUnaligned(fromByteOffset: 8 &* k, as: UInt64.self),
        from.loadUnaligned(fromByteOffset: 8 &* k &+ 64, as: UInt64.self))
      let isBlack = unsafeBitCast(pixels, to: SIMD16<UInt8>.self) .<= limit(k)
      let bit = UInt64(0x8080_8080_8080_8080) &>> UInt64(truncatingIfNeeded: k)
      return unsafeBitCast(isBlack, to: SIMD2<UInt64>.self) & SIMD2(repeating: bit)
    }
    return BitBlock.transposed(
      ((dots(0) | dots(1)) | (dots(2) | dots(3))) | ((dots(4) | dots(5)) | (dots(6) | dots(7))))
  }
}
