/// A rectangle of whole bytes of a frame's rows, half open.
struct ByteRect: Hashable {
  /// First byte of a row.
  var left: Int
  /// First row.
  var top: Int
  /// One past the last byte of a row.
  var right: Int
  /// One past the last row.
  var bottom: Int

  /// Bytes inside.
  var area: Int { (right - left) * (bottom - top) }

  /// The smallest rectangle around both.
  func union(_ other: ByteRect) -> ByteRect {
    ByteRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The pixels of a frame that many pixels wide.
  func pixels(width: Int) -> PixelRect {
    PixelRect(minX: left * 8, minY: top, maxX: min(right * 8, width), maxY: bottom)
  }
}

extension WindowCost {
  /// Bytes on the wire for one window.
  func bytes(for window: ByteRect) -> Int { bytesPerWindow + planeWrites * window.area }
}
