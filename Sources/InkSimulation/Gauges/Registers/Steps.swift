/// Real numbers as registers hold them: whole steps, clipped to the register's range.
enum Steps {
  /// `value` in steps, from 0 to `limit`.
  static func unsigned(_ value: Double, of step: Double, limit: Int = 0xFFFF) -> UInt16 {
    UInt16(truncatingIfNeeded: whole(value / step, in: 0...limit))
  }

  /// `value` in steps, as two's complement of some bits.
  static func signed(_ value: Double, of step: Double, bits: Int = 16) -> UInt16 {
    let half = 1 << (bits - 1)
    return UInt16(truncatingIfNeeded: whole(value / step, in: -half...half - 1) & ((1 << bits) - 1))
  }

  /// How long ampere-hours last at a current, in steps of some seconds; `none` while the current flows the other way.
  static func time(
    for ampereHours: Double, at amperes: Double, of seconds: Double = 60, none: UInt16 = 0xFFFF
  ) -> UInt16 {
    guard amperes > 0.001 else { return none }
    return unsigned(ampereHours / amperes * 3600, of: seconds, limit: Int(none) - 1)
  }

  /// The nearest whole number within a range; the lower bound for what is no number.
  static func whole(_ value: Double, in range: ClosedRange<Int>) -> Int {
    guard value > Double(range.lowerBound) else { return range.lowerBound }
    return value < Double(range.upperBound) ? Int(value.rounded()) : range.upperBound
  }
}
