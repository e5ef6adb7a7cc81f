import Glibc

extension Surface {
  /// The bytes of a row that the clip touches.
  private var byteRange: Range<Int> { (minX >> 3)..<((maxX + 7) >> 3) }

  /// The surface with its clip narrowed to columns `x`, rows `y`; empty when they do not meet.
  func clipped(x: Range<Int>, y: Range<Int>) -> Surface {
    var surface = self
    surface.minX = max(minX, x.lowerBound)
    surface.maxX = max(surface.minX, min(maxX, x.upperBound))
    surface.minY = max(minY, y.lowerBound)
    surface.maxY = max(surface.minY, min(maxY, y.upperBound))
    return surface
  }

  /// A surface of the same geometry and clip on one other plane.
  func on(_ plane: UnsafeMutablePointer<UInt8>) -> Surface {
    Surface(
      black: plane, second: nil, third: nil, strokes: nil, bytesPerRow: bytesPerRow, byteCount: byteCount,
      minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Clears the clip's bytes of a plane of this geometry.
  func clear(_ plane: UnsafeMutablePointer<UInt8>) {
    for y in minY..<maxY { memset(plane + y * bytesPerRow + byteRange.lowerBound, 0, byteRange.count) }
  }

  /// Copies the clip's bytes from one plane of this geometry to another.
  func copy(_ from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) {
    for y in minY..<maxY {
      let place = y * bytesPerRow + byteRange.lowerBound
      memcpy(to + place, from + place, byteRange.count)
    }
  }

  /// Puts back what was `saved` of a plane wherever `mask` is clear, inside the clip.
  func restore(
    _ saved: UnsafeMutablePointer<UInt8>, to plane: UnsafeMutablePointer<UInt8>,
    outside mask: UnsafeMutablePointer<UInt8>
  ) {
    for y in minY..<maxY {
      for place in byteRange.lowerBound + y * bytesPerRow..<byteRange.upperBound + y * bytesPerRow {
        plane[place] = plane[place] & mask[place] | saved[place] & ~mask[place]
      }
    }
  }

  /// Adds the set bits of one plane to another, inside the clip.
  func unite(_ from: UnsafeMutablePointer<UInt8>, into plane: UnsafeMutablePointer<UInt8>) {
    for y in minY..<maxY {
      for place in byteRange.lowerBound + y * bytesPerRow..<byteRange.upperBound + y * bytesPerRow {
        plane[place] |= from[place]
      }
    }
  }
}
