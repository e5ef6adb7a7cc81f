import SwiftUI

extension InterpolationMethod {
  /// The line through points.
  func path(through points: [CGPoint]) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for index in points.indices.dropFirst() {
        let (start, end) = (points[index - 1], points[index])
        switch value {
        case .straight: path.addLine(to: end)
        case .stepStart:
          path.addLine(to: CGPoint(x: start.x, y: end.y))
          path.addLine(to: end)
        case .stepEnd:
          path.addLine(to: CGPoint(x: end.x, y: start.y))
          path.addLine(to: end)
        case .stepCenter:
          let middle = (start.x + end.x) / 2
          path.addLine(to: CGPoint(x: middle, y: start.y))
          path.addLine(to: CGPoint(x: middle, y: end.y))
          path.addLine(to: end)
        case .curved:
          let before = points[max(index - 2, 0)]
          let after = points[min(index + 1, points.count - 1)]
          path.addCurve(
            to: end, control1: Self.control(start, away: end, from: before),
            control2: Self.control(end, away: start, from: after))
        }
      }
    }
  }

  /// A sixth of the way between a point's neighbours, held between the point and the other end: curves that overshoot
  /// tell of values that never were.
  private static func control(_ point: CGPoint, away other: CGPoint, from neighbour: CGPoint) -> CGPoint {
    let y = point.y + (other.y - neighbour.y) / 6
    return CGPoint(
      x: point.x + (other.x - neighbour.x) / 6, y: min(max(y, min(point.y, other.y)), max(point.y, other.y)))
  }
}

extension Path {
  /// Goes on along another path, to whose first point a straight line leads.
  mutating func continueAlong(_ other: Path) {
    other.forEach { element in
      switch element {
      case .move(let point), .line(let point): addLine(to: point)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
