extension Surface {
  /// Fills an ellipse.
  func fillEllipse(
    centerX: Double, centerY: Double, radiusX: Double, radiusY: Double, _ ink: PlaneInk
  ) {
    guard radiusX > 0, radiusY > 0 else { return }
    let rows = Self.inside(centerY, radiusY)
    var y = max(rows.from, minY)
    let end = min(rows.to, maxY)
    while y < end {
      let dy = (Double(y) + 0.5 - centerY) / radiusY
      let row = Self.inside(centerX, radiusX * (1 - dy * dy).squareRoot())
      span(y, row.from, row.to, ink)
      y &+= 1
    }
  }

  /// Fills a disc.
  func fillDisc(centerX: Double, centerY: Double, radius: Double, _ ink: PlaneInk) {
    fillRing(centerX: centerX, centerY: centerY, outer: radius, inner: 0, wedge: nil, ink)
  }

  /// Fills between two circles, or the part of it inside a wedge.
  func fillRing(
    centerX: Double, centerY: Double, outer: Double, inner: Double, wedge: Wedge?, _ ink: PlaneInk
  ) {
    let rows = Self.inside(centerY, outer)
    var y = max(rows.from, minY)
    let end = min(rows.to, maxY)
    let outerSquare = outer * outer
    let innerSquare = inner > 0 ? inner * inner : 0
    while y < end {
      defer { y &+= 1 }
      let dy = Double(y) + 0.5 - centerY
      let row = Self.inside(centerX, (outerSquare - dy * dy).squareRoot())
      var hole = (from: row.to, to: row.to)
      let depth = innerSquare - dy * dy
      if depth > 0 {
        let inside = Self.inside(centerX, depth.squareRoot())
        if inside.from < inside.to { hole = inside }
      }
      guard let wedge else {
        span(y, row.from, hole.from, ink)
        span(y, hole.to, row.to, ink)
        continue
      }
      wedge.forEachInterval(dy: dy, centerX: centerX) { from, to in
        span(y, max(from, row.from), min(to, hole.from), ink)
        span(y, max(from, hole.to), min(to, row.to), ink)
      }
    }
  }
}

/// A sector about a centre, by its two edges.
struct Wedge {
  private let startX: Double
  private let startY: Double
  private let endX: Double
  private let endY: Double
  private let isOverHalf: Bool

  /// Angles in radians, 0 at 3 o'clock, growing clockwise on screen; nil for a whole turn.
  init?(start: Double, end: Double) {
    let sweep = end - start
    guard sweep < 2 * Double.pi - 1e-6 else { return nil }
    startX = Self.exact(cosine(start))
    startY = Self.exact(sine(start))
    endX = Self.exact(cosine(end))
    endY = Self.exact(sine(end))
    isOverHalf = sweep > Double.pi
  }

  /// Calls with the pixels of the row `dy` below the centre that lie in the sector, edges included: one
  /// interval, or two that may overlap.
  @inline(__always)
  func forEachInterval(dy: Double, centerX: Double, _ body: (_ from: Int, _ to: Int) -> Void) {
    let afterStart = Self.halfLine(slope: startX * dy, by: startY, centerX)
    let beforeEnd = Self.halfLine(slope: -endX * dy, by: -endY, centerX)
    if isOverHalf {
      body(afterStart.from, afterStart.to)
      body(beforeEnd.from, beforeEnd.to)
    } else {
      body(max(afterStart.from, beforeEnd.from), min(afterStart.to, beforeEnd.to))
    }
  }

  /// Pixels with `by * dx <= slope`.
  @inline(__always)
  private static func halfLine(slope: Double, by: Double, _ centerX: Double) -> (from: Int, to: Int) {
    // An edge that runs through pixel centres takes them, whatever the last bit of the sine.
    let tolerance = 1.0 / 512
    let far = 1 << 30
    if by == 0 { return slope >= 0 ? (-far, far) : (0, 0) }
    let edge = max(-1e8, min(1e8, centerX + slope / by - 0.5))
    return by > 0
      ? (-far, Surface.floor(edge + tolerance) &+ 1) : (Surface.ceiling(edge - tolerance), far)
  }

  private static func exact(_ value: Double) -> Double { abs(value) < 1e-9 ? 0 : value }
}
