extension Frame {
  /// Gives the part of `rect` that lies inside the frame one ink.
  ///
  /// Anything but `.white` sets bits. Whole bytes of a row are written at once.
  public mutating func fill(_ rect: PixelRect, with ink: Ink = .black) {
    if ink == .white, rect.x <= 0, rect.maxX >= width {
      clear(rows: max(0, rect.y)..<max(max(0, rect.y), min(height, rect.maxY)))
      return
    }
    paint(rect, mode: ink == .white ? .whiten : .blacken) { _ in 0xFF }
  }

  /// Lays a pattern over the part of `rect` that lies inside the frame.
  ///
  /// With `.replace` the pattern's holes become white, else they stay as they are. The pattern is anchored
  /// at the frame's origin, so neighbouring fills join without a seam and a moved shape does not crawl.
  public mutating func fill(
    _ rect: PixelRect, with pattern: OrderedPattern, mode: DrawMode = .replace
  ) {
    paint(rect, mode: mode) { y in pattern.byte(row: y) }
  }

  /// Makes whole rows white: one piece of memory.
  private mutating func clear(rows: Range<Int>) {
    let stride = bytesPerRow
    bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      (base + rows.lowerBound * stride)
        .initializeMemory(as: UInt8.self, repeating: 0, count: rows.count * stride)
    }
  }

  /// Combines every row of `rect` with the byte that `rowByte` gives for it, repeated.
  @inline(__always)
  private mutating func paint(_ rect: PixelRect, mode: DrawMode, rowByte: (Int) -> UInt8) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let first = area.x >> 3
    let last = (area.maxX - 1) >> 3
    var firstMask = UInt8(0xFF) >> UInt8(area.x & 7)
    let lastMask = UInt8(truncatingIfNeeded: 0xFF00 >> ((area.maxX - 1) & 7 + 1))
    if first == last { firstMask &= lastMask }
    let stride = bytesPerRow
    bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in area.y..<area.maxY {
        let row = base + y * stride
        let byte = rowByte(y)
        row.combine(byte, mask: firstMask, at: first, mode: mode)
        guard last > first else { continue }
        if last > first + 1 { (row + (first + 1)).combine(byte, count: last - first - 1, mode: mode) }
        row.combine(byte, mask: lastMask, at: last, mode: mode)
      }
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Combines the masked bits of one byte.
  @inline(__always)
  fileprivate func combine(_ byte: UInt8, mask: UInt8, at offset: Int, mode: DrawMode) {
    var old = load(fromByteOffset: offset, as: UInt8.self)
    switch mode {
    case .replace: old = (old & ~mask) | (byte & mask)
    case .blacken: old |= byte & mask
    case .whiten: old &= ~(byte & mask)
    }
    storeBytes(of: old, toByteOffset: offset, as: UInt8.self)
  }

  /// Combines whole bytes with one byte repeated.
  @inline(__always)
  fileprivate func combine(_ byte: UInt8, count: Int, mode: DrawMode) {
    if mode == .replace || byte == 0xFF {
      initializeMemory(as: UInt8.self, repeating: mode == .whiten ? ~byte : byte, count: count)
    } else {
      for i in 0..<count { combine(byte, mask: 0xFF, at: i, mode: mode) }
    }
  }
}
