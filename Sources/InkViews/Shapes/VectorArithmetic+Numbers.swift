import Foundation

extension Double: VectorArithmetic {
  /// The number squared.
  public var magnitudeSquared: Double { self * self }
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
}

extension Float: VectorArithmetic {
  /// The number squared.
  public var magnitudeSquared: Double { Double(self * self) }
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
}

extension CGFloat: VectorArithmetic {
  /// The number squared.
  public var magnitudeSquared: Double { Double(self * self) }
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
}
