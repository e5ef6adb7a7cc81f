/// No value.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// No value.
  public init() {}

  /// No value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Zero.
  public var magnitudeSquared: Double { 0 }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
}
