/// How the inside of a path is told.
public struct FillStyle: Hashable, Sendable {
  /// True for the even-odd rule, false for the non-zero rule.
  public var isEOFilled: Bool
  /// Accepted; edges are always sharp here.
  public var isAntialiased: Bool

  /// A rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
