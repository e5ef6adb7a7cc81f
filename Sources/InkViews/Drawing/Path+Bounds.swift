import Foundation

extension Path {
  /// The smallest rectangle around the path; null when it is empty.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .arc, .elements:
      let points = outlines.flatMap { outline in
        outline.segments.flatMap { segment -> [CGPoint] in
          segment.isLine
            ? [segment.start, segment.end] : (0...32).map { segment.point(at: CGFloat($0) / 32) }
        }
      }
      guard let first = points.first else { return .null }
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
      return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }
  }

  /// Whether a point is inside, by the non-zero rule or the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for polygon in polygons() {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Each outline as points; curves in 24 pieces.
  func polygons() -> [[CGPoint]] {
    outlines.map { outline in
      var points = outline.segments.first.map { [$0.start] } ?? []
      for segment in outline.segments {
        if segment.isLine {
          points.append(segment.end)
        } else {
          points += (1...24).map { segment.point(at: CGFloat($0) / 24) }
        }
      }
      if outline.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      return points
    }
  }
}
