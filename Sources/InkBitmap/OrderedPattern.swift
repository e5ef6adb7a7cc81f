/// A grey as a regular pattern of 8 × 8 dots, anchored at the origin of the frame it is drawn into.
///
/// Level n blackens those n of 64 dots that an ordered dither of the same grey blackens. Because the
/// pattern does not depend on the shape, a shape that moves or grows changes only the pixels at its edge.
public struct OrderedPattern: Hashable, Sendable {
  /// Black dots of 64; 0 is white, 64 black.
  public let level: Int
  /// Eight rows of eight dots, row 0 in the lowest byte.
  private let rows: UInt64

  /// Makes the pattern of a level, which is brought into 0…64.
  public init(level: Int) {
    self.level = min(max(level, 0), 64)
    var rows: UInt64 = 0
    for y in 0..<8 {
      for x in 0..<8 where ThresholdMatrix.bayer.rank(x: x, y: y) >= 64 - self.level {
        rows |= UInt64(0x80 >> UInt8(x)) << UInt64(8 * y)
      }
    }
    self.rows = rows
  }

  /// The pattern nearest to a grey, 0 black to 255 white; the same dots as `Dithering.ordered`.
  public init(gray: UInt8) {
    self.init(level: (258 - Int(gray)) >> 2)
  }

  /// The eight dots of row `y` of the frame, for the eight columns of any of its bytes.
  @inline(__always)
  public func byte(row y: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: rows &>> UInt64(truncatingIfNeeded: (y & 7) &* 8))
  }

  /// The dots of row `y` for the 64 columns from any multiple of 8.
  @inline(__always)
  public func word(row y: Int) -> UInt64 { UInt64(byte(row: y)) &* 0x0101_0101_0101_0101 }

  /// No dot.
  public static let white = OrderedPattern(level: 0)
  /// 1/8 black: single dots, two in every other row.
  public static let eighth = OrderedPattern(level: 8)
  /// 1/4 black: every other dot of every other row.
  public static let quarter = OrderedPattern(level: 16)
  /// Half black: a chequerboard.
  public static let half = OrderedPattern(level: 32)
  /// 3/4 black.
  public static let threeQuarters = OrderedPattern(level: 48)
  /// Every dot.
  public static let black = OrderedPattern(level: 64)
}
