extension Frame {
  /// Draws another frame with its top left at `point`; what falls outside is cut off.
  ///
  /// Any pixel offset, also negative; 56 pixels a step.
  public mutating func draw(_ other: Frame, at point: PixelPoint, mode: DrawMode = .replace) {
    draw(other, at: point, mode: mode, clippedTo: bounds)
  }

  /// Draws another frame with its top left at `point`, but only the pixels of this frame inside `clip`.
  public mutating func draw(
    _ other: Frame, at point: PixelPoint, mode: DrawMode = .replace, clippedTo clip: PixelRect
  ) {
    let target = other.bounds.translated(x: point.x, y: point.y)
    let area = target.intersection(bounds).intersection(clip)
    guard !area.isEmpty else { return }
    let stride = bytesPerRow
    bytes.withUnsafeMutableBytes { destination in
      other.bytes.withUnsafeBytes { source in
        guard let to = destination.baseAddress, let from = source.baseAddress else { return }
        for y in area.y..<area.maxY {
          let sourceRow = (y - point.y) * other.bytesPerRow
          let row = y * stride
          var x = area.x
          while x < area.maxX {
            // Each step begins at the start of a byte of the destination and covers at most 7 bytes of it.
            let start = x & ~7
            let end = min(start &+ 56, area.maxX)
            let mask = RowBits.leading(end &- start) & ~RowBits.leading(x &- start)
            let bits = RowBits.load(
              from, count: source.count, position: sourceRow &* 8 &+ start &- point.x)
            let offset = row &+ start >> 3
            var word = RowBits.loadBytes(to, count: destination.count, offset: offset)
            switch mode {
            case .replace: word = (word & ~mask) | (bits & mask)
            case .blacken: word |= bits & mask
            case .whiten: word &= ~(bits & mask)
            }
            RowBits.storeBytes(word, to, count: destination.count, offset: offset)
            x = end
          }
        }
      }
    }
  }

  /// The pixels inside `rect` as a frame of their own, nil when none lie inside.
  public func cropped(to rect: PixelRect) -> Frame? {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return nil }
    var part = Frame(width: area.width, height: area.height)
    part.draw(self, at: PixelPoint(x: -area.x, y: -area.y))
    return part
  }

  /// Black and white exchanged.
  public var inverted: Frame {
    var result = self
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      for i in bytes.indices { bytes[i] = ~bytes[i] }
    }
    result.clearPadding()
    return result
  }
}
