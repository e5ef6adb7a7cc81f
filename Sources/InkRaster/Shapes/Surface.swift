import Glibc

/// The planes being drawn on and the part of them that may change: where every span ends up.
///
/// A pixel belongs to a shape when its centre does, so shapes that share an edge neither overlap nor gap.
struct Surface {
  /// The lowest bit of each pixel's place among the inks, the only one on black and white panels: set is black.
  ///
  /// Most significant bit leftmost.
  let black: UnsafeMutablePointer<UInt8>
  /// The next bit, of the same geometry, on panels of three inks and more.
  let second: UnsafeMutablePointer<UInt8>?
  /// The highest bit, on panels of more than four inks.
  let third: UnsafeMutablePointer<UInt8>?
  /// The place of an ink as pale as paper, 0 where there is none.
  var palePlace: UInt8 = 0
  /// Where text and hairlines were drawn, kept inside translucent layers only.
  var strokes: UnsafeMutablePointer<UInt8>?
  let bytesPerRow: Int
  /// Bytes of a plane.
  let byteCount: Int
  /// The clip: columns `minX..<maxX`, rows `minY..<maxY`, inside the planes.
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// True when spans concern the black plane only.
  var isPlain: Bool { second == nil && strokes == nil }

  /// True when nothing can be drawn.
  var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// Fills columns `from..<to` of row `y`.
  @inline(__always)
  func span(_ y: Int, _ from: Int, _ to: Int, _ ink: PlaneInk) {
    guard y >= minY, y < maxY else { return }
    let from = max(from, minX)
    let to = min(to, maxX)
    guard from < to else { return }
    let row = y &* bytesPerRow
    let first = from &>> 3
    // Most spans are edges of figures and fit into one word.
    if to &- first &* 8 <= 64, row &+ first &+ 8 <= byteCount {
      Self.fillWord(black + row + first, y, from & 7, to &- first &* 8, ink.set, ink.clear)
    } else {
      Self.fill(black + row, y, from, to, ink.set, ink.clear)
    }
    if !isPlain { fillOthers(y, from, to, ink) }
  }

  /// Fills columns `from..<to` of rows `top..<bottom`.
  func fill(rows top: Int, _ bottom: Int, _ from: Int, _ to: Int, _ ink: PlaneInk) {
    for y in max(top, minY)..<max(max(top, minY), min(bottom, maxY)) { span(y, from, to, ink) }
  }

  /// Sets and clears the pattern's dots of pixels `from..<to` of the eight bytes at `bytes`; `to` is 1 to 64.
  @inline(__always)
  private static func fillWord(
    _ bytes: UnsafeMutablePointer<UInt8>, _ y: Int, _ from: Int, _ to: Int, _ set: UInt64, _ clear: UInt64
  ) {
    let raw = UnsafeMutableRawPointer(bytes)
    let left = UInt64.max &>> UInt64(truncatingIfNeeded: from)
    let right = UInt64.max &<< UInt64(truncatingIfNeeded: 64 &- to)
    let mask = (left & right).bigEndian
    let word = raw.loadUnaligned(as: UInt64.self)
    let setDots = repeated(set, y) & mask
    let clearDots = repeated(clear, y) & mask
    raw.storeBytes(of: word & ~clearDots | setDots, as: UInt64.self)
  }

  /// The pattern's row as eight bytes.
  @inline(__always)
  private static func repeated(_ pattern: UInt64, _ y: Int) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: (y & 7) &* 8)
    return (pattern &>> shift & 0xFF) &* 0x0101_0101_0101_0101
  }

  @inline(never)
  private func fillOthers(_ y: Int, _ from: Int, _ to: Int, _ ink: PlaneInk) {
    if let second { Self.fill(second + y &* bytesPerRow, y, from, to, ink.secondSet, ink.secondClear) }
    if let third { Self.fill(third + y &* bytesPerRow, y, from, to, ink.thirdSet, ink.thirdClear) }
    if let strokes {
      Self.fill(strokes + y &* bytesPerRow, y, from, to, ink.isStroke ? ~0 : 0, ink.isStroke ? 0 : ~0)
    }
  }

  /// Sets and clears the pattern's dots of one row of one plane.
  @inline(__always)
  private static func fill(
    _ row: UnsafeMutablePointer<UInt8>, _ y: Int, _ from: Int, _ to: Int, _ set: UInt64, _ clear: UInt64
  ) {
    let shift = UInt64(truncatingIfNeeded: (y & 7) &* 8)
    let set = UInt8(truncatingIfNeeded: set &>> shift)
    let clear = UInt8(truncatingIfNeeded: clear &>> shift)
    let first = from &>> 3
    let last = (to &- 1) &>> 3
    let left = UInt8(0xFF) &>> UInt8(truncatingIfNeeded: from & 7)
    let right = UInt8(0xFF) &<< UInt8(truncatingIfNeeded: 7 &- ((to &- 1) & 7))
    if first == last {
      let mask = left & right
      row[first] = row[first] & ~(clear & mask) | (set & mask)
      return
    }
    row[first] = row[first] & ~(clear & left) | (set & left)
    let count = last &- first &- 1
    if set | clear == 0xFF, count > 8 {
      memset(row + first + 1, Int32(set), count)
    } else {
      var index = first &+ 1
      while index < last {
        row[index] = row[index] & ~clear | set
        index &+= 1
      }
    }
    row[last] = row[last] & ~(clear & right) | (set & right)
  }
}

extension Surface {
  /// The first pixel whose centre is at `edge` or past it: where a span beginning there starts, and where one
  /// ending there ends.
  @inline(__always)
  static func pixel(_ edge: Double) -> Int { ceiling(edge - 0.5) }

  /// The least whole number not below `value`, within a thousand million.
  @inline(__always)
  static func ceiling(_ value: Double) -> Int {
    let value = max(-1e9, min(1e9, value))
    let whole = Int(value)
    return Double(whole) < value ? whole &+ 1 : whole
  }

  /// The greatest whole number not above `value`, within a thousand million.
  @inline(__always)
  static func floor(_ value: Double) -> Int {
    let value = max(-1e9, min(1e9, value))
    let whole = Int(value)
    return Double(whole) > value ? whole &- 1 : whole
  }

  /// The pixels strictly between two edges at equal distances from a centre, so that a symmetric figure has
  /// symmetric pixels: a centre that lies on an edge is outside on both sides.
  ///
  /// Both numbers are pixels brought within a million or so (`DevicePoint`): this runs once a row.
  @inline(__always)
  static func inside(_ center: Double, _ reach: Double) -> (from: Int, to: Int) {
    let left = center - reach - 0.5
    let right = center + reach - 0.5
    let from = Int(left)
    let to = Int(right)
    return (Double(from) > left ? from : from &+ 1, Double(to) < right ? to &+ 1 : to)
  }
}
