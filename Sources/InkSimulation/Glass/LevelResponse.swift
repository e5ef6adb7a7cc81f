/// What one row of a waveform does to a pixel, whatever it was: `limited(level + shift)`.
///
/// A level is the reflectance, 0 black to 255 white. Driving is a shift that stops at the two ends, and a
/// chain of such shifts is again one, so that a whole waveform is three numbers.
struct LevelResponse: Equatable, Sendable {
  var shift: Int
  var low: Int
  var high: Int

  /// No drive: the pixel stays as it is.
  static let none = LevelResponse(shift: 0, low: 0, high: 255)

  /// Drives to `level` whatever was there.
  static func drive(to level: Int) -> LevelResponse {
    LevelResponse(shift: 0, low: level, high: level)
  }

  /// True when the pixel stays as it is.
  var isNone: Bool { self == .none }
  /// True when the outcome does not depend on the past.
  var isConstant: Bool { low == high }
  /// True when the past leaves less than a quarter of the contrast.
  var isNearlyConstant: Bool { high - low < 64 }

  /// The level after the drive.
  func level(after level: Int) -> Int {
    min(high, max(low, level + shift))
  }

  /// Adds a drive of `change` levels after what there is.
  mutating func append(_ change: Int) {
    guard change != 0 else { return }
    shift += change
    low = min(255, max(0, low + change))
    high = min(255, max(0, high + change))
  }
}
