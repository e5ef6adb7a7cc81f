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
    let ring = RingRows(centerX: centerX, outer: outer, inner: inner)
    let rows = Self.inside(centerY, outer)
    let clipped = (from: max(rows.from, minY), to: min(rows.to, maxY))
    guard clipped.from < clipped.to else { return }
    let mirror = clipped == rows ? 2 * centerY - 1 : .nan
    if let black = BlackSpans(self, ink) {
      ring.write(to: black, centerY: centerY, clipped, mirror: mirror, wedge?.edges(centerX: centerX))
    } else {
      ring.write(
        to: InkSpans(surface: self, ink: ink), centerY: centerY, clipped, mirror: mirror,
        wedge?.edges(centerX: centerX))
    }
  }
}

/// The rows of a ring.
private struct RingRows {
  let centerX: Double
  let outerSquare: Double
  let innerSquare: Double
  /// A row's first column and the one after its last together, where the centre lies on a pixel's middle or edge.
  private let columnSum: Int
  private let isSymmetric: Bool

  init(centerX: Double, outer: Double, inner: Double) {
    self.centerX = centerX
    columnSum = Int(2 * centerX)
    isSymmetric = Double(columnSum) == 2 * centerX
    outerSquare = outer * outer
    innerSquare = inner > 0 ? inner * inner : 0
  }

  /// Writes rows `from..<to`, or the part of them between two edges.
  ///
  /// The sum of the numbers of two rows that mirror each other is `mirror`; where it is no whole number there are none.
  func write<Spans: SpanWriter>(
    to spans: Spans, centerY: Double, _ rows: (from: Int, to: Int), mirror: Double, _ edges: Wedge.Edges?
  ) {
    let isMirrored = mirror.rounded() == mirror
    let sum = isMirrored ? Int(mirror) : 0
    let end = isMirrored ? (sum >> 1) &+ 1 : rows.to
    var y = rows.from
    while y < end {
      let dy = Double(y) + 0.5 - centerY
      let row = columns(dy)
      let other = isMirrored ? sum &- y : y
      if let edges {
        edges.write(row, y, dy, to: spans)
        if other != y { edges.write(row, other, -dy, to: spans) }
      } else {
        spans.write(y, row.from, row.holeFrom)
        spans.write(y, row.holeTo, row.to)
        if other != y {
          spans.write(other, row.from, row.holeFrom)
          spans.write(other, row.holeTo, row.to)
        }
      }
      y &+= 1
    }
  }

  /// A row's columns, and the hole in them; without one it is empty at their end.
  typealias Columns = (from: Int, to: Int, holeFrom: Int, holeTo: Int)

  /// The columns of the row `dy` below the centre.
  @inline(__always)
  private func columns(_ dy: Double) -> Columns {
    let row = inside((outerSquare - dy * dy).squareRoot())
    let depth = innerSquare - dy * dy
    guard depth > 0 else { return (row.from, row.to, row.to, row.to) }
    let hole = inside(depth.squareRoot())
    return hole.from < hole.to
      ? (row.from, row.to, hole.from, hole.to) : (row.from, row.to, row.to, row.to)
  }

  /// The columns nearer to the centre than `reach`; where one side mirrors the other only one is worked out.
  @inline(__always)
  private func inside(_ reach: Double) -> (from: Int, to: Int) {
    guard isSymmetric else { return Surface.inside(centerX, reach) }
    let left = centerX - reach - 0.5
    let whole = Int(left)
    let from = Double(whole) > left ? whole : whole &+ 1
    return (from, columnSum &- from)
  }
}

extension Wedge.Edges {
  /// Writes the part of a ring's row that lies between the edges.
  @inline(__always)
  fileprivate func write<Spans: SpanWriter>(
    _ row: RingRows.Columns, _ y: Int, _ dy: Double, to spans: Spans
  ) {
    let after = start.columns(dy)
    let before = end.columns(dy)
    if isOverHalf {
      // The two halves may overlap, and often they are the whole row together.
      if min(after.from, before.from) <= row.from, max(after.to, before.to) >= row.to,
        max(after.from, before.from) <= min(after.to, before.to)
      {
        spans.write(y, row.from, row.holeFrom)
        spans.write(y, row.holeTo, row.to)
        return
      }
      spans.write(y, max(after.from, row.from), min(after.to, row.holeFrom))
      spans.write(y, max(after.from, row.holeTo), min(after.to, row.to))
      spans.write(y, max(before.from, row.from), min(before.to, row.holeFrom))
      spans.write(y, max(before.from, row.holeTo), min(before.to, row.to))
    } else {
      let from = max(after.from, before.from)
      let to = min(after.to, before.to)
      spans.write(y, max(from, row.from), min(to, row.holeFrom))
      spans.write(y, max(from, row.holeTo), min(to, row.to))
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

  /// The two edges for a centre.
  func edges(centerX: Double) -> Edges {
    Edges(
      start: HalfPlane(slope: startX, by: startY, centerX),
      end: HalfPlane(slope: -endX, by: -endY, centerX), isOverHalf: isOverHalf)
  }

  /// The two edges; over half a turn a pixel need only be on the right side of one.
  struct Edges {
    let start: HalfPlane
    let end: HalfPlane
    let isOverHalf: Bool
  }

  /// What lies on one side of an edge, edge included: pixels with `by * dx <= slope * dy`.
  struct HalfPlane {
    private let slope: Double
    private let by: Double
    /// Columns a row that the edge moves by.
    private let step: Double
    private let base: Double

    init(slope: Double, by: Double, _ centerX: Double) {
      self.slope = slope
      self.by = by
      step = by == 0 ? 0 : slope / by
      // An edge that runs through pixel centres takes them, whatever the last bit of the sine.
      base = centerX - 0.5 + (by > 0 ? 1 : -1) / 512
    }

    /// The columns of the row `dy` below the centre; in a wedge of more than half a turn the two halves may overlap.
    @inline(__always)
    func columns(_ dy: Double) -> (from: Int, to: Int) {
      let far = 1 << 30
      if by == 0 { return slope * dy >= 0 ? (-far, far) : (0, 0) }
      let edge = base + max(-1e8, min(1e8, step * dy))
      let whole = Int(edge)
      if by > 0 { return (-far, Double(whole) > edge ? whole : whole &+ 1) }
      return (Double(whole) < edge ? whole &+ 1 : whole, far)
    }
  }

  private static func exact(_ value: Double) -> Double { abs(value) < 1e-9 ? 0 : value }
}
