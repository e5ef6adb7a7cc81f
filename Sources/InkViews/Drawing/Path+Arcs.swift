import Foundation

extension Path {
  /// Part of a circle.
  ///
  /// As in Core Graphics with y downwards, `clockwise: false` runs with growing angles, which is clockwise on
  /// screen. The arc is joined to the current point by a line.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    let sweep = Self.sweep(from: start, to: endAngle.radians, growing: !clockwise)
    append(arcAt: center, radius, from: start, by: sweep, transform)
  }

  /// Part of a circle by the angle it covers.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    append(arcAt: center, radius, from: startAngle.radians, by: delta.radians, transform)
  }

  /// The round corner between the current point, a corner point, and a third one.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let incoming = CGVector(from: tangent1End, to: current)
    let outgoing = CGVector(from: tangent1End, to: tangent2End)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    guard incoming.length > 0, outgoing.length > 0, abs(cross) > 1e-9 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    let angle = acos(min(max(dot / (incoming.length * outgoing.length), -1), 1))
    let reach = radius / tan(angle / 2)
    let first = tangent1End.moved(along: incoming, by: reach)
    let last = tangent1End.moved(along: outgoing, by: reach)
    let bisector = CGVector(
      dx: incoming.dx / incoming.length + outgoing.dx / outgoing.length,
      dy: incoming.dy / incoming.length + outgoing.dy / outgoing.length)
    let center = tangent1End.moved(along: bisector, by: radius / sin(angle / 2))
    let start = atan2(first.y - center.y, first.x - center.x)
    let end = atan2(last.y - center.y, last.x - center.x)
    let sweep = Self.sweep(from: start, to: end, growing: cross < 0)
    append(arcAt: center, radius, from: start, by: sweep, transform)
  }

  private mutating func append(
    arcAt center: CGPoint, _ radius: CGFloat, from start: Double, by sweep: Double,
    _ transform: CGAffineTransform
  ) {
    if isEmpty, sweep > 0 {
      let arc = Path(
        storage: .arc(center: center, radius: radius, start: CGFloat(start), end: CGFloat(start + sweep)))
      storage = arc.applying(transform).storage
      return
    }
    var arc = Path(
      storage: .elements(Figures.arc(center, radius, from: CGFloat(start), to: CGFloat(start + sweep)))
    ).applying(transform).elements
    if !isEmpty, case .move(let first)? = arc.first { arc[0] = .line(to: first) }
    storage = .elements(elements + arc)
  }

  /// The signed angle from one direction to another, a full turn at most.
  private static func sweep(from start: Double, to end: Double, growing: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = growing ? end - start : start - end
    if difference >= turn { return growing ? turn : -turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return growing ? positive : -positive
  }
}
