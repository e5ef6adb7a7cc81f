extension DitherKernel {
  /// Rows that run at once.
  private static let lanes = 16
  /// Steps by which the last row lags behind the first.
  private static let lag = 2 * (lanes - 1)
  /// Columns kept free on both sides of a row, so that no step needs an edge case.
  private static let margin = 48

  /// Floyd–Steinberg with the arithmetic of whole numbers: a pixel receives
  /// `(7 left + 3 above right + 5 above + 1 above left) >> 4` of the errors and is white from 128 on.
  ///
  /// Sixteen rows run at once, each two columns behind the one above: then all four errors a pixel needs
  /// are known, and a lane takes them from its own last step and from the lane above. The result is that of
  /// the plain loop to the bit.
  func diffuse() {
    guard let source = gray.baseAddress, let target = packed.baseAddress else { return }
    let pitch = width + 2 * Self.margin
    let steps = (width + 7) & ~7 + Self.lag + 2
    let errorBytes = pitch * MemoryLayout<Int16>.stride
    let dotBytes = steps / 2 * MemoryLayout<SIMD16<Int16>>.stride
    withUnsafeTemporaryAllocation(byteCount: dotBytes + errorBytes + Self.lanes * pitch, alignment: 32) {
      scratch in
      guard let dots = scratch.baseAddress else { return }
      scratch.initializeMemory(as: UInt8.self, repeating: 0)
      let errors = dots + (dotBytes + Self.margin * MemoryLayout<Int16>.stride)
      let pixels = dots + (dotBytes + errorBytes + Self.margin)
      for top in stride(from: 0, to: height, by: Self.lanes) {
        let rows = min(Self.lanes, height - top)
        for k in 0..<rows {
          (pixels + k * pitch).copyMemory(from: source + (top + k) * width, byteCount: width)
        }
        wave(pixels: pixels, pitch: pitch, errors: errors, dots: dots)
        for k in 0..<rows {
          // A row's byte i is complete after the step at column 8 i + 7, which stored it.
          let row = target + (top + k) * bytesPerRow
          var from = dots + ((3 &+ k) &* 32 &+ 2 &* k)
          for i in 0..<bytesPerRow {
            row.storeBytes(of: ~from.load(as: UInt8.self), toByteOffset: i, as: UInt8.self)
            from += 4 * 32
          }
        }
      }
    }
  }

  /// One pass over sixteen rows.
  ///
  /// `errors` holds the errors of the row above and receives those of the last row; `dots` receives the
  /// white dots of all rows, shifted together, after every other step.
  @inline(__always)
  private func wave(
    pixels: UnsafeMutableRawPointer, pitch: Int, errors: UnsafeMutableRawPointer,
    dots: UnsafeMutableRawPointer
  ) {
    var state = Wave(above: errors.load(as: Int16.self))
    let end = (width + 7) & ~7 + Self.lag
    var t = 0
    while t < end {
      let columns = Wave.columns(pixels + t, pitch: pitch)
      let isInner = t >= Self.lag && t + 8 <= width
      @inline(__always)
      func step(_ j: Int, _ column: SIMD2<UInt64>) {
        let at = (t &+ j) &* 2
        let above = errors.load(fromByteOffset: at &+ 2, as: Int16.self)
        state.step(column, above: above, active: isInner ? nil : (t &+ j, width))
        errors.storeBytes(of: state.error[15], toByteOffset: at &- Self.lag &* 2, as: Int16.self)
        if j & 1 == 1 {
          dots.storeBytes(of: state.dots, toByteOffset: (t &+ j) >> 1 &* 32, as: SIMD16<Int16>.self)
        }
      }
      step(0, columns.0)
      step(1, columns.1)
      step(2, columns.2)
      step(3, columns.3)
      step(4, columns.4)
      step(5, columns.5)
      step(6, columns.6)
      step(7, columns.7)
      t &+= 8
    }
  }
}

/// Sixteen pixels of sixteen rows, each row two columns behind the one above.
private struct Wave {
  /// The errors of the last step.
  var error = SIMD16<Int16>()
  /// The errors above and above left, taken over from the lanes above.
  private var above: SIMD16<Int16>
  private var aboveLeft = SIMD16<Int16>()
  /// White dots shifted together, the latest in the lowest bit.
  var dots = SIMD16<Int16>()

  private static let lag = SIMD16<Int16>(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)

  /// Starts with the error of the row above at column 0.
  init(above first: Int16) {
    above = SIMD16()
    above[0] = first
  }

  /// One column; `next` is the error of the row above the first at the column to the right.
  ///
  /// `active`, step and width, is given where some lanes are before or past their row.
  @inline(__always)
  mutating func step(_ column: SIMD2<UInt64>, above next: Int16, active: (step: Int, width: Int)?) {
    let e = error
    let aboveRight = SIMD16<Int16>(
      next, e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], e[8], e[9], e[10], e[11], e[12], e[13], e[14])
    let early = Wave.sixteenfold(column) &+ ((above &<< 2) &+ above) &+ aboveLeft
    let sum = early &+ ((e &<< 3) &- e) &+ ((aboveRight &<< 1) &+ aboveRight)
    let value = sum &>> 4
    let isWhite: SIMDMask<SIMD16<Int16>> = value .> SIMD16<Int16>(repeating: 127)
    let white = unsafeBitCast(isWhite, to: SIMD16<Int16>.self)
    var left = value &- (white & SIMD16(repeating: 255))
    if let active {
      let first = SIMD16(repeating: Int16(clamping: active.step))
      let past = SIMD16(repeating: Int16(clamping: active.step - active.width))
      let inside = (Wave.lag .<= first) .& (Wave.lag .> past)
      left.replace(with: 0, where: .!inside)
    }
    aboveLeft = above
    above = aboveRight
    error = left
    dots = (dots &+ dots) &- white
  }

  /// The pixels of a column of sixteen rows as `columns` packs them, times 16.
  @inline(__always)
  private static func sixteenfold(_ column: SIMD2<UInt64>) -> SIMD16<Int16> {
    let pairs = unsafeBitCast(column, to: SIMD8<UInt16>.self)
    let rows0 = (pairs &<< 4) & SIMD8(repeating: 0x0FF0)
    let rows8 = (pairs &>> 4) & SIMD8(repeating: 0x0FF0)
    return SIMD16(
      lowHalf: unsafeBitCast(rows0, to: SIMD8<Int16>.self),
      highHalf: unsafeBitCast(rows8, to: SIMD8<Int16>.self))
  }

  /// The pixels of eight steps: pixel j - 2k of row k for step j, rows 0, 8, 1, 9, … 7, 15 in turn.
  @inline(__always)
  static func columns(_ pixels: UnsafeRawPointer, pitch: Int) -> (
    SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>,
    SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>
  ) {
    @inline(__always)
    func rows(_ k: Int) -> SIMD2<UInt64> {
      SIMD2(
        pixels.loadUnaligned(fromByteOffset: k &* (pitch &- 2), as: UInt64.self),
        pixels.loadUnaligned(fromByteOffset: (k &+ 4) &* (pitch &- 2), as: UInt64.self))
    }
    var (a, b, c, d) = (rows(0), rows(8), rows(1), rows(9))
    var (e, f, g, h) = (rows(2), rows(10), rows(3), rows(11))
    // Two transpositions of 8 × 8 bytes side by side.
    @inline(__always)
    func exchange(_ a: inout SIMD2<UInt64>, _ b: inout SIMD2<UInt64>, _ shift: UInt64, _ mask: UInt64) {
      let t = ((a &>> SIMD2(repeating: shift)) ^ b) & SIMD2(repeating: mask)
      b ^= t
      a ^= t &<< SIMD2(repeating: shift)
    }
    exchange(&a, &e, 32, 0x0000_0000_FFFF_FFFF)
    exchange(&b, &f, 32, 0x0000_0000_FFFF_FFFF)
    exchange(&c, &g, 32, 0x0000_0000_FFFF_FFFF)
    exchange(&d, &h, 32, 0x0000_0000_FFFF_FFFF)
    exchange(&a, &c, 16, 0x0000_FFFF_0000_FFFF)
    exchange(&b, &d, 16, 0x0000_FFFF_0000_FFFF)
    exchange(&e, &g, 16, 0x0000_FFFF_0000_FFFF)
    exchange(&f, &h, 16, 0x0000_FFFF_0000_FFFF)
    exchange(&a, &b, 8, 0x00FF_00FF_00FF_00FF)
    exchange(&c, &d, 8, 0x00FF_00FF_00FF_00FF)
    exchange(&e, &f, 8, 0x00FF_00FF_00FF_00FF)
    exchange(&g, &h, 8, 0x00FF_00FF_00FF_00FF)
    return (a, b, c, d, e, f, g, h)
  }
}
