extension Surface {
  /// Puts a glyph down with its top left pixel at `x`, `y`.
  @inline(__always)
  func blit(_ bitmap: GlyphBitmap, x: Int, y: Int, _ ink: PlaneInk) {
    let end = y &+ bitmap.height
    if isPlain, ink.set == ~0, x >= minX, y >= minY, x &+ bitmap.width <= maxX, end <= maxY,
      end &* bytesPerRow &+ 9 <= byteCount
    {
      setWhole(bitmap, x, y)
      return
    }
    blitClipped(bitmap, x, y, ink)
  }

  /// Sets the bits of a glyph that lies inside the clip and far enough from the plane's end for whole words.
  @inline(__always)
  private func setWhole(_ bitmap: GlyphBitmap, _ x: Int, _ y: Int) {
    let shift = UInt64(truncatingIfNeeded: x & 7)
    var row = UnsafeMutableRawPointer(black + (y &* bytesPerRow &+ (x &>> 3)))
    var words = bitmap.words
    let wordsPerRow = bitmap.wordsPerRow
    if wordsPerRow == 1, bitmap.width &+ Int(shift) <= 64 {
      for _ in 0..<bitmap.height {
        let old = row.loadUnaligned(as: UInt64.self)
        row.storeBytes(of: old | (words[0] &>> shift).bigEndian, as: UInt64.self)
        row += bytesPerRow
        words += 1
      }
      return
    }
    let isShifted = shift != 0
    for _ in 0..<bitmap.height {
      for index in 0..<wordsPerRow {
        let place = row + index &* 8
        let word = words[index]
        let old = place.loadUnaligned(as: UInt64.self)
        place.storeBytes(of: old | (word &>> shift).bigEndian, as: UInt64.self)
        if isShifted {
          let rest = UInt8(truncatingIfNeeded: word &<< (8 &- shift))
          let next = place + 8
          next.storeBytes(of: next.load(as: UInt8.self) | rest, as: UInt8.self)
        }
      }
      row += bytesPerRow
      words += wordsPerRow
    }
  }

  /// The same for any ink, any planes and any clip.
  @inline(never)
  private func blitClipped(_ bitmap: GlyphBitmap, _ x: Int, _ y: Int, _ ink: PlaneInk) {
    let top = max(y, minY)
    let bottom = min(y + bitmap.height, maxY)
    guard top < bottom, x < maxX, x + bitmap.width > minX else { return }
    for line in top..<bottom {
      let words = bitmap.words + (line - y) * bitmap.wordsPerRow
      for index in 0..<bitmap.wordsPerRow {
        var left = x + 64 * index
        guard left < maxX, left + 64 > minX else { continue }
        var word = words[index]
        if left < minX { word &= ~0 >> UInt64(minX - left) }
        if left + 64 > maxX { word &= ~0 << UInt64(left + 64 - maxX) }
        if left < 0 {
          word <<= UInt64(-left)
          left = 0
        }
        put(word, left, line, ink)
      }
    }
  }

  /// Puts down the 64 pixels from column `x`, 0 or more; the bits set lie inside the plane.
  private func put(_ word: UInt64, _ x: Int, _ y: Int, _ ink: PlaneInk) {
    guard word != 0 else { return }
    let shift = UInt64(x & 7)
    let first = y * bytesPerRow + (x >> 3)
    let row = UInt64((y & 7) * 8)
    for index in 0..<9 {
      let bits =
        index < 8
        ? UInt8(truncatingIfNeeded: (word >> shift) >> UInt64(56 - 8 * index))
        : shift == 0 ? 0 : UInt8(truncatingIfNeeded: word << (8 - shift))
      guard bits != 0 else { continue }
      let place = first + index
      Self.apply(black + place, bits, ink.set >> row, ink.clear >> row)
      if let second { Self.apply(second + place, bits, ink.secondSet >> row, ink.secondClear >> row) }
      if let third { Self.apply(third + place, bits, ink.thirdSet >> row, ink.thirdClear >> row) }
      if let strokes { strokes[place] = ink.isStroke ? strokes[place] | bits : strokes[place] & ~bits }
    }
  }

  @inline(__always)
  private static func apply(
    _ byte: UnsafeMutablePointer<UInt8>, _ bits: UInt8, _ set: UInt64, _ clear: UInt64
  ) {
    byte.pointee =
      byte.pointee & ~(bits & UInt8(truncatingIfNeeded: clear)) | (bits & UInt8(truncatingIfNeeded: set))
  }

  /// True when more than half of the pixels of a box inside the clip have an ink on which paper is read.
  func isMostlyInk(x: Int, y: Int, width: Int, height: Int) -> Bool {
    let left = max(x, minX)
    let right = min(x + width, maxX)
    let top = max(y, minY)
    let bottom = min(y + height, maxY)
    guard left < right, top < bottom else { return false }
    var count = 0
    for line in top..<bottom { count += darkPixels(of: line, left, right) }
    return 2 * count > (right - left) * (bottom - top)
  }

  /// About the share, 0…1, of the pixels of a box inside the clip that have an ink on which paper is read.
  ///
  /// Four pairs of lines are looked at, each of an even and an odd one, as the patterns are different in them.
  func inkShare(x: Int, y: Int, width: Int, height: Int) -> Double {
    let left = max(x, minX)
    let right = min(x + width, maxX)
    let top = max(y, minY)
    let bottom = min(y + height, maxY)
    guard left < right, top < bottom else { return 0 }
    var count = 0
    var lines = 0
    let step = max(2, (bottom - top + 3) / 4)
    for line in stride(from: top + step / 4, to: bottom, by: step) {
      count &+= darkPixels(of: line, left, right)
      lines &+= 1
      if line &+ 1 < bottom {
        count &+= darkPixels(of: line &+ 1, left, right)
        lines &+= 1
      }
    }
    return Double(count) / Double((right - left) * lines)
  }

  /// How many of the pixels `left..<right` of a line are neither paper nor of an ink as pale.
  @inline(__always)
  private func darkPixels(of line: Int, _ left: Int, _ right: Int) -> Int {
    let row = line &* bytesPerRow
    var index = left &>> 3
    let last = (right &- 1) &>> 3
    var count = 0
    if second == nil, row &+ last &+ 8 <= byteCount {
      var mask = UInt64.max &>> UInt64(truncatingIfNeeded: left & 7)
      while index <= last {
        let end = right &- index &* 8
        if end < 64 { mask &= UInt64.max &<< UInt64(truncatingIfNeeded: 64 &- end) }
        let word = UnsafeRawPointer(black + row + index).loadUnaligned(as: UInt64.self).bigEndian
        count &+= (word & mask).nonzeroBitCount
        mask = .max
        index &+= 8
      }
      return count
    }
    while index <= last {
      var bits = darkBits(at: row &+ index)
      if index == left &>> 3 { bits &= 0xFF &>> UInt8(truncatingIfNeeded: left & 7) }
      if index == last { bits &= 0xFF &<< UInt8(truncatingIfNeeded: 7 &- ((right &- 1) & 7)) }
      count &+= bits.nonzeroBitCount
      index &+= 1
    }
    return count
  }

  /// The pixels of a byte that are neither paper nor of an ink as pale.
  private func darkBits(at place: Int) -> UInt8 {
    guard let second else { return black[place] }
    let (low, middle, high) = (black[place], second[place], third?[place] ?? 0)
    guard palePlace != 0 else { return low | middle | high }
    let pale =
      (palePlace & 1 == 0 ? ~low : low) & (palePlace & 2 == 0 ? ~middle : middle)
      & (palePlace & 4 == 0 ? ~high : high)
    return (low | middle | high) & ~pale
  }
}
