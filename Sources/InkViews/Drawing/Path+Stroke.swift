import Foundation

extension Path {
  /// The outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// Curves are taken in straight pieces and joined round where they are smooth; dashes are cut by length. The
  /// raster strokes paths itself, so this serves only where a stroke must be a shape: in clips and hit areas.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let radius = style.lineWidth / 2
    guard radius > 0 else { return Path() }
    var outline = StrokeOutline(radius: radius, style: style)
    for dash in dashed(style) {
      for part in dash.outlines {
        outline.add(Path(storage: .elements(part.segments.elements(closed: part.isClosed))), part.isClosed)
      }
    }
    return Path(storage: .elements(outline.elements))
  }

  private func dashed(_ style: StrokeStyle) -> [Path] {
    let period = style.dash.reduce(0, +)
    let total = length
    guard period > 0, style.dash.allSatisfy({ $0 >= 0 }), total > 0 else { return [self] }
    var parts: [Path] = []
    var position = -style.dashPhase.truncatingRemainder(dividingBy: period)
    var index = 0
    while position < total {
      let length = style.dash[index % style.dash.count]
      if index % 2 == 0, position + length > 0 {
        parts.append(trimmedPath(from: position / total, to: (position + length) / total))
      }
      position += length
      index += 1
    }
    return parts
  }
}

extension [CurveSegment] {
  fileprivate func elements(closed: Bool) -> [Path.Element] {
    guard let first else { return [] }
    return [.move(to: first.start)] + map(\.element) + (closed ? [.closeSubpath] : [])
  }
}

/// Gathers the pieces of a stroke: a quadrilateral a segment, a wedge a join, a cap an end.
private struct StrokeOutline {
  let radius: CGFloat
  let style: StrokeStyle
  var elements: [Path.Element] = []

  init(radius: CGFloat, style: StrokeStyle) {
    self.radius = radius
    self.style = style
  }

  mutating func add(_ path: Path, _ isClosed: Bool) {
    guard var points = path.polygons().first else { return }
    points = points.enumerated().filter { $0.offset == 0 || $0.element != points[$0.offset - 1] }.map(
      \.element)
    guard points.count > 1 else { return }
    let ends = isClosed ? points + [points[0]] : points
    for (a, b) in zip(ends, ends.dropFirst()) { addSegment(a, b) }
    let joined = isClosed ? points + points.prefix(2) : points
    for index in 1..<max(joined.count - 1, 1) where index + 1 < joined.count {
      addJoin(joined[index - 1], joined[index], joined[index + 1])
    }
    if !isClosed {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    let twiceArea = zip(points, points.dropFirst() + points.prefix(1)).reduce(CGFloat(0)) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    let ordered = twiceArea < 0 ? points.reversed() : points
    elements.append(.move(to: ordered[0]))
    elements += ordered.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector { CGVector(dx: a.y - b.y, dy: b.x - a.x) }

  private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
    let n = normal(a, b)
    addPolygon([
      a.moved(along: n, by: radius), b.moved(along: n, by: radius), b.moved(along: n, by: -radius),
      a.moved(along: n, by: -radius),
    ])
  }

  private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
    let (first, second) = (normal(a, b), normal(b, c))
    let cross = first.dx * second.dy - first.dy * second.dx
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (first.length * second.length)
    if style.lineJoin == .round || cosine > 0.9 { return addDisc(b) }
    let side = cross > 0 ? -radius : radius
    let (from, to) = (b.moved(along: first, by: side), b.moved(along: second, by: side))
    let half = ((1 + min(max(cosine, -1), 1)) / 2).squareRoot()
    guard style.lineJoin == .miter, half > 0, 1 / half <= style.miterLimit else {
      return addPolygon([b, from, to])
    }
    let bisector = CGVector(
      dx: first.dx / first.length + second.dx / second.length,
      dy: first.dy / first.length + second.dy / second.length)
    addPolygon([b, from, b.moved(along: bisector, by: side / half), to])
  }

  private mutating func addCap(at end: CGPoint, from inside: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(end)
    case .square: addSegment(end, end.moved(along: CGVector(from: inside, to: end), by: radius))
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    elements += Figures.ellipse(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
