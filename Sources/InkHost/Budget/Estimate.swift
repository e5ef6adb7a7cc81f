/// A number with its spread: two of three are within it, if what was seen goes on.
public struct Estimate: Equatable, Sendable {
  public var value: Double
  /// One standard error to either side.
  public var error: Double

  /// An estimate.
  public init(_ value: Double, error: Double) {
    (self.value, self.error) = (value, error)
  }

  /// The mean of independent values; nil of fewer than two.
  static func mean(_ values: [Double]) -> Estimate? {
    guard values.count > 1 else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return Estimate(mean, error: (squares / Double(values.count - 1) / Double(values.count)).squareRoot())
  }
}
