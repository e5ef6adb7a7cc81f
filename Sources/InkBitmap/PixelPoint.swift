/// A whole pixel's place; x grows to the right, y downwards.
public struct PixelPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  /// Makes a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = PixelPoint(x: 0, y: 0)
}
