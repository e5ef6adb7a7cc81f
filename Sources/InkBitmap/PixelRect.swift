/// A rectangle of whole pixels, half open: `x..<x+width`, `y..<y+height`; y grows downwards.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  /// Makes a rectangle; negative sizes are taken as empty.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// One past the last column.
  public var maxX: Int { x + width }
  /// One past the last row.
  public var maxY: Int { y + height }
  /// True when no pixel lies inside.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// Pixels inside.
  public var area: Int { width * height }
}
