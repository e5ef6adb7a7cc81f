/// Error diffusion in sixteen rows at once, each row two columns behind the one above.
///
/// At step t the lane of row k is at column t - 2k.
struct DiffusionWave {
  /// Rows that run at once.
  static let lanes = 16
  /// Steps by which the last row lags behind the first.
  static let lag = 2 * (lanes - 1)

  private let width: Int
  /// The errors of the row above the first; those of the last row are put in their place.
  private let errors: UnsafeMutableRawPointer
  /// Receives the last white dots of all rows after every other step, 32 bytes a time.
  private let dots: UnsafeMutableRawPointer
  /// The errors of the last step.
  private var error = SIMD16<Int16>()
  /// The errors above and above left, taken over from the lanes above.
  private var above = SIMD16<Int16>()
  private var aboveLeft = SIMD16<Int16>()
  /// White dots shifted together, the latest in the lowest bit.
  private var white = SIMD16<Int16>()

  /// Starts at the left edge.
  ///
  /// `errors` may be read and written 32 columns before and 48 past the row.
  init(width: Int, errors: UnsafeMutableRawPointer, dots: UnsafeMutableRawPointer) {
    self.width = width
    self.errors = errors
    self.dots = dots
    above[0] = errors.load(as: Int16.self)
  }

  /// The next column of every row; `isInner` tells that all lanes are inside their row.
  @inline(__always)
  mutating func step(_ t: Int, _ column: SIMD2<UInt64>, isInner: Bool) {
    let e = error
    let aboveRight = SIMD16<Int16>(
      errors.load(fromByteOffset: 2 &* t &+ 2, as: Int16.self),
      e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], e[8], e[9], e[10], e[11], e[12], e[13], e[14])
    let early = Self.sixteenfold(column) &+ ((above &<< 2) &+ above) &+ aboveLeft
    let sum = early &+ ((e &<< 3) &- e) &+ ((aboveRight &<< 1) &+ aboveRight)
    let value = sum &>> 4
    let isWhite: SIMDMask<SIMD16<Int16>> = value .> SIMD16<Int16>(repeating: 127)
    let mask = unsafeBitCast(isWhite, to: SIMD16<Int16>.self)
    error = value &- (mask & SIMD16(repeating: 255))
    if !isInner { clearOutside(t) }
    errors.storeBytes(of: error[15], toByteOffset: 2 &* (t &- Self.lag), as: Int16.self)
    aboveLeft = above
    above = aboveRight
    white = (white &+ white) &- mask
    if t & 1 == 1 { dots.storeBytes(of: white, toByteOffset: t >> 1 &* 32, as: SIMD16<Int16>.self) }
  }

  /// Clears the errors of lanes before or past their row.
  @inline(never)
  private mutating func clearOutside(_ t: Int) {
    for k in 0..<Self.lanes where t < 2 * k || t - 2 * k >= width { error[k] = 0 }
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
