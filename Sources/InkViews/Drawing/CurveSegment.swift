import Foundation

/// A line or curve between two points, as a cubic.
struct CurveSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  let isLine: Bool

  init(lineFrom start: CGPoint, to end: CGPoint) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
  }

  init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  func point(at t: CGFloat) -> CGPoint {
    if isLine { return start.mixed(with: end, by: t) }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Lengths from the start to evenly spaced parameters, the last being the whole length.
  func lengths() -> [CGFloat] {
    if isLine { return [0, start.distance(to: end)] }
    let pieces = 64
    var lengths: [CGFloat] = [0]
    var (previous, total) = (start, CGFloat(0))
    for piece in 1...pieces {
      let next = point(at: CGFloat(piece) / CGFloat(pieces))
      total += previous.distance(to: next)
      lengths.append(total)
      previous = next
    }
    return lengths
  }

  /// The parameter a length lies at.
  static func parameter(at length: CGFloat, in lengths: [CGFloat]) -> CGFloat {
    guard let after = lengths.firstIndex(where: { $0 >= length }), after > 0 else {
      return length <= 0 ? 0 : 1
    }
    let (low, high) = (lengths[after - 1], lengths[after])
    let inside = high > low ? (length - low) / (high - low) : 0
    return (CGFloat(after - 1) + inside) / CGFloat(lengths.count - 1)
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> CurveSegment {
    if isLine { return CurveSegment(lineFrom: point(at: from), to: point(at: to)) }
    let tail = split(at: from).after
    return from >= 1 ? tail : tail.split(at: (to - from) / (1 - from)).before
  }

  private func split(at t: CGFloat) -> (before: CurveSegment, after: CurveSegment) {
    let a = start.mixed(with: control1, by: t)
    let b = control1.mixed(with: control2, by: t)
    let c = control2.mixed(with: end, by: t)
    let (ab, bc) = (a.mixed(with: b, by: t), b.mixed(with: c, by: t))
    let middle = ab.mixed(with: bc, by: t)
    return (CurveSegment(from: start, a, ab, to: middle), CurveSegment(from: middle, bc, c, to: end))
  }

  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }
}

extension Path {
  /// Each outline as segments, and whether it is closed.
  var outlines: [(segments: [CurveSegment], isClosed: Bool)] {
    var outlines: [(segments: [CurveSegment], isClosed: Bool)] = []
    var segments: [CurveSegment] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func finish(closed: Bool) {
      if !segments.isEmpty { outlines.append((segments, closed)) }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish(closed: false)
        (first, current) = (end, end)
      case .line(let end):
        segments.append(CurveSegment(lineFrom: current, to: end))
        current = end
      case .quadCurve(let end, let control):
        segments.append(
          CurveSegment(
            from: current, current.mixed(with: control, by: 2 / 3), end.mixed(with: control, by: 2 / 3),
            to: end))
        current = end
      case .curve(let end, let control1, let control2):
        segments.append(CurveSegment(from: current, control1, control2, to: end))
        current = end
      case .closeSubpath:
        if current != first { segments.append(CurveSegment(lineFrom: current, to: first)) }
        finish(closed: true)
        current = first
      }
    }
    finish(closed: false)
    return outlines
  }
}
