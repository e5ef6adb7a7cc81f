/// Numbers that can be scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)

  /// The value times itself.
  var magnitudeSquared: Double { get }
}
