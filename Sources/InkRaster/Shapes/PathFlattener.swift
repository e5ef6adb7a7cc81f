import Foundation
import InkViews

/// Turns paths into straight pieces that stay within a twentieth of a pixel of the curve.
struct PathFlattener {
  /// Pixels a point.
  var scale: Double
  /// Where the list's origin lies, pixels.
  var originX: Double
  var originY: Double

  /// The point in pixels.
  func device(_ point: CGPoint) -> DevicePoint {
    DevicePoint(point.x * scale + originX, point.y * scale + originY)
  }

  /// Appends the path's outlines.
  func append(_ path: Path, to lines: inout Polylines) {
    switch path.storage {
    case .empty: break
    case .rect(let rect):
      lines.move(device(CGPoint(x: rect.minX, y: rect.minY)))
      lines.line(device(CGPoint(x: rect.maxX, y: rect.minY)))
      lines.line(device(CGPoint(x: rect.maxX, y: rect.maxY)))
      lines.line(device(CGPoint(x: rect.minX, y: rect.maxY)))
      lines.finish(isClosed: true)
    case .roundedRect(let rect, let radius): append(rect, radius: radius, to: &lines)
    case .ellipse(let rect):
      arc(
        center: CGPoint(x: rect.midX, y: rect.midY), radiusX: rect.width / 2, radiusY: rect.height / 2,
        start: 0, end: 2 * .pi, to: &lines)
      lines.finish(isClosed: true)
    case .arc(let center, let radius, let start, let end):
      arc(center: center, radiusX: radius, radiusY: radius, start: start, end: end, to: &lines)
      lines.finish(isClosed: false)
    case .elements(let elements): append(elements, to: &lines)
    }
  }

  private func append(_ elements: [Path.Element], to lines: inout Polylines) {
    var first: DevicePoint?
    for element in elements {
      switch element {
      case .move(let point):
        first = device(point)
        lines.move(device(point))
      case .line(let point):
        resume(at: first, &lines)
        lines.line(device(point))
      case .quadCurve(let point, let control):
        resume(at: first, &lines)
        guard let from = lines.current else { continue }
        let middle = device(control)
        let to = device(point)
        curve(
          from, DevicePoint(from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3),
          DevicePoint(to.x + (middle.x - to.x) * 2 / 3, to.y + (middle.y - to.y) * 2 / 3), to, &lines)
      case .curve(let point, let control1, let control2):
        resume(at: first, &lines)
        guard let from = lines.current else { continue }
        curve(from, device(control1), device(control2), device(point), &lines)
      case .closeSubpath: lines.finish(isClosed: true)
      }
    }
    lines.finish(isClosed: false)
  }

  /// After a closed outline the next piece starts where that one did.
  private func resume(at point: DevicePoint?, _ lines: inout Polylines) {
    if lines.current == nil, let point { lines.move(point) }
  }

  /// A cubic in as many equal steps as its bend needs.
  private func curve(
    _ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint, _ p3: DevicePoint, _ lines: inout Polylines
  ) {
    // The distance from chord to curve is below the second difference times 3/4 of a step squared.
    let bend = max(
      abs(p0.x - 2 * p1.x + p2.x) + abs(p0.y - 2 * p1.y + p2.y),
      abs(p1.x - 2 * p2.x + p3.x) + abs(p1.y - 2 * p2.y + p3.y))
    let steps = max(1, min(200, Surface.ceiling((0.75 * bend / 0.05).squareRoot())))
    for step in 1..<max(2, steps) where step < steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let a = u * u * u
      let b = 3 * u * u * t
      let c = 3 * u * t * t
      let d = t * t * t
      lines.line(
        DevicePoint(
          a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y))
    }
    lines.line(p3)
  }

  private func append(_ rect: CGRect, radius: CGFloat, to lines: inout Polylines) {
    let quarter = Double.pi / 2
    let corners: [(x: CGFloat, y: CGFloat, start: Double)] = [
      (rect.maxX - radius, rect.maxY - radius, 0), (rect.minX + radius, rect.maxY - radius, quarter),
      (rect.minX + radius, rect.minY + radius, 2 * quarter),
      (rect.maxX - radius, rect.minY + radius, 3 * quarter),
    ]
    for corner in corners {
      arc(
        center: CGPoint(x: corner.x, y: corner.y), radiusX: radius, radiusY: radius, start: corner.start,
        end: corner.start + quarter, to: &lines)
    }
    lines.finish(isClosed: true)
  }

  /// Adds an arc, joined by a straight piece to what there is.
  private func arc(
    center: CGPoint, radiusX: CGFloat, radiusY: CGFloat, start: CGFloat, end: CGFloat,
    to lines: inout Polylines
  ) {
    let radius = max(0.5, max(radiusX, radiusY) * scale)
    // The rise of a chord over its arc is radius × (1 - cos(step / 2)).
    let step = 2 * acos(max(0, 1 - 0.05 / radius))
    let steps = max(2, min(400, Surface.ceiling((end - start) / step)))
    for index in 0...steps {
      let angle = start + (end - start) * Double(index) / Double(steps)
      lines.line(
        device(CGPoint(x: center.x + radiusX * cos(angle), y: center.y + radiusY * sin(angle))))
    }
  }
}
