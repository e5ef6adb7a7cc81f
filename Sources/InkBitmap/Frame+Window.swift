extension Frame {
  /// The bytes of a window as a controller's memory takes them: row after row, no gap between rows.
  ///
  /// `rect` lies inside the frame and starts and ends on a byte of its rows (`PixelRect.alignedToBytes`);
  /// the end may be the frame's width. A row of the window takes `(rect.width + 7) / 8` bytes. `inverted`
  /// makes 1 white, as most controllers want it; bits past the width are white either way.
  public func windowBytes(_ rect: PixelRect, inverted: Bool = false) -> [UInt8] {
    requireWindow(rect)
    let count = (rect.width + 7) / 8
    let flip: UInt8 = inverted ? 0xFF : 0x00
    return [UInt8](unsafeUninitializedCapacity: count * rect.height) { window, initialized in
      bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<rect.height {
          let from = (rect.y + row) * bytesPerRow + rect.x >> 3
          let to = row * count
          for i in 0..<count { window[to &+ i] = bytes[from &+ i] ^ flip }
        }
      }
      initialized = count * rect.height
    }
  }

  /// Writes a window's bytes back, the reverse of `windowBytes`.
  ///
  /// `window` holds as many bytes as the window takes; bits past the frame's width are dropped.
  public mutating func setWindowBytes(_ window: [UInt8], in rect: PixelRect, inverted: Bool = false) {
    requireWindow(rect)
    let count = (rect.width + 7) / 8
    precondition(window.count == count * rect.height, "the window's bytes have its size")
    let flip: UInt8 = inverted ? 0xFF : 0x00
    let reachesEdge = rect.maxX == width
    let mask = lastByteMask
    bytes.withUnsafeMutableBufferPointer { bytes in
      window.withUnsafeBufferPointer { window in
        for row in 0..<rect.height {
          let to = (rect.y + row) * bytesPerRow + rect.x >> 3
          let from = row * count
          for i in 0..<count { bytes[to &+ i] = window[from &+ i] ^ flip }
          if reachesEdge, count > 0 { bytes[to &+ count &- 1] &= mask }
        }
      }
    }
  }

  private func requireWindow(_ rect: PixelRect) {
    precondition(bounds.contains(rect), "the window lies inside the frame")
    precondition(
      rect.isEmpty || (rect.x & 7 == 0 && (rect.maxX & 7 == 0 || rect.maxX == width)),
      "the window starts and ends on a byte")
  }
}
