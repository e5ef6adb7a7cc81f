extension PixelRect {
  /// The rectangle between two corners, half open; empty when a far edge lies before the near one.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The top left corner.
  public var origin: PixelPoint { PixelPoint(x: x, y: y) }

  /// True when the pixel lies inside.
  public func contains(_ point: PixelPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// True when every pixel of `other` lies inside; an empty rectangle is contained everywhere.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY)
  }

  /// True when a pixel lies in both.
  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// The pixels that lie in both; empty when there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(x, other.x), minY: max(y, other.y),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(x, other.x), minY: min(y, other.y),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The same size elsewhere.
  public func translated(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle widened to whole bytes of a row of `width` pixels.
  ///
  /// The start goes down and the end up to a multiple of 8, the end at most to `width`: a controller's
  /// window starts and ends on bytes of its memory. Rows are left as they are.
  public func alignedToBytes(width rowWidth: Int) -> PixelRect {
    let end = min(rowWidth, (maxX + 7) & ~7)
    let start = min(max(0, x & ~7), end)
    return PixelRect(minX: start, minY: y, maxX: isEmpty ? start : end, maxY: maxY)
  }

  /// Where the rectangle lies after its frame of `width` × `height` pixels made the turn.
  public func rotated(by turn: QuarterTurn, inWidth width: Int, height: Int) -> PixelRect {
    switch turn {
    case .none: self
    case .right: PixelRect(x: height - maxY, y: x, width: self.height, height: self.width)
    case .half: PixelRect(x: width - maxX, y: height - maxY, width: self.width, height: self.height)
    case .left: PixelRect(x: y, y: width - maxX, width: self.height, height: self.width)
    }
  }
}
