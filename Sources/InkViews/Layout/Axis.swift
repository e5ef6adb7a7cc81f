/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of dimensions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal dimension.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical dimension.
    public static let vertical = Set(rawValue: 2)
  }
}
