import Foundation

extension Path {
  /// The part between two fractions of the path's length, each taken as 0…1; empty when `from` is not less.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    switch storage {
    case .empty: return self
    case .ellipse(let rect) where rect.width == rect.height:
      return Path(
        storage: .arc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, start: from * 2 * .pi,
          end: to * 2 * .pi))
    case .arc(let center, let radius, let start, let end):
      return Path(
        storage: .arc(
          center: center, radius: radius, start: start + (end - start) * from, end: start + (end - start) * to
        ))
    case .rect, .roundedRect, .ellipse, .elements: return trimmedSegments(from: from, to: to)
    }
  }

  /// The whole length of all outlines, points.
  var length: CGFloat {
    switch storage {
    case .ellipse(let rect) where rect.width == rect.height: .pi * rect.width
    case .arc(_, let radius, let start, let end): radius * (end - start)
    default: outlines.reduce(0) { $0 + $1.segments.reduce(0) { $0 + ($1.lengths().last ?? 0) } }
    }
  }

  private func trimmedSegments(from: CGFloat, to: CGFloat) -> Path {
    let outlines = outlines
    let lengths = outlines.map { $0.segments.map { $0.lengths() } }
    let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
    let (first, last) = (from * total, to * total)
    var kept: [Element] = []
    var position: CGFloat = 0
    for (outline, lengths) in zip(outlines, lengths) {
      var isDrawing = false
      for (segment, table) in zip(outline.segments, lengths) {
        let length = table.last ?? 0
        defer { position += length }
        guard length > 0, position < last, position + length > first else { continue }
        let part = segment.part(
          from: CurveSegment.parameter(at: max(first - position, 0), in: table),
          to: CurveSegment.parameter(at: min(last - position, length), in: table))
        if !isDrawing { kept.append(.move(to: part.start)) }
        isDrawing = true
        kept.append(part.element)
      }
    }
    return Path(storage: .elements(kept))
  }
}
