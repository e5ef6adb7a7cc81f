import Foundation
import InkViews

extension RasterPass {
  /// Fills a path with an ink.
  func fillShape(_ path: Path, evenOdd: Bool, _ ink: PlaneInk) {
    switch path.storage {
    case .empty: break
    case .rect(let rect):
      if let box = box(rect, grownBy: 0, radius: 0) { surface.fill(box, ink) }
    case .roundedRect(let rect, let radius):
      if let box = box(rect, grownBy: 0, radius: radius) { surface.fill(box, ink) }
    case .ellipse(let rect): fillEllipse(rect, ink)
    case .arc, .elements:
      rasterizer.lines.removeAll()
      flattener.append(path, to: &rasterizer.lines)
      rasterizer.edges.removeAll()
      for part in rasterizer.lines.parts {
        let points = rasterizer.lines.points[part.points]
        guard var previous = points.last, points.count > 1 else { continue }
        for point in points {
          rasterizer.edges.add(previous, point)
          previous = point
        }
      }
      rasterizer.edges.fill(surface, evenOdd: evenOdd, ink)
    }
  }

  /// Strokes a path with an ink; rectangles, circles and arcs by formula.
  func strokeShape(_ path: Path, _ style: StrokeStyle, _ ink: PlaneInk) {
    let width = min(max(1, style.lineWidth * flattener.scale), 1e5)
    let dasher = Dasher(
      style.dash.map { $0 * flattener.scale }, phase: style.dashPhase * flattener.scale)
    switch path.storage {
    case .empty: return
    case .rect(let rect) where dasher == nil && style.lineJoin != .bevel:
      strokeBox(rect, radius: 0, outerRadius: style.lineJoin == .round ? width / 2 : 0, width, ink)
      return
    case .roundedRect(let rect, let radius) where dasher == nil:
      let pixels = radius * flattener.scale
      strokeBox(rect, radius: radius, outerRadius: pixels > 0 ? pixels + width / 2 : 0, width, ink)
      return
    case .ellipse(let rect) where abs(rect.width - rect.height) < 1e-3:
      ring(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, start: 0, end: 2 * .pi, width,
        style.lineCap, dasher, ink)
      return
    case .arc(let center, let radius, let start, let end):
      ring(
        center: center, radius: radius, start: start, end: end, width, style.lineCap, dasher, ink)
      return
    case .rect, .roundedRect, .ellipse, .elements: break
    }
    strokeLines(path, style, width: width, dasher, ink)
  }

  private func strokeLines(
    _ path: Path, _ style: StrokeStyle, width: Double, _ dasher: Dasher?, _ ink: PlaneInk
  ) {
    rasterizer.lines.removeAll()
    flattener.append(path, to: &rasterizer.lines)
    let stroker = Stroker(
      surface: surface, ink: ink, reach: width / 2, cap: style.lineCap, join: style.lineJoin,
      miterLimit: style.miterLimit)
    if let dasher {
      rasterizer.dashes.removeAll()
      for part in rasterizer.lines.parts {
        dasher.append(
          rasterizer.lines.points[part.points], isClosed: part.isClosed, to: &rasterizer.dashes)
      }
      stroke(rasterizer.dashes, stroker)
    } else {
      stroke(rasterizer.lines, stroker)
    }
  }

  private func stroke(_ lines: Polylines, _ stroker: Stroker) {
    lines.points.withUnsafeBufferPointer { points in
      for part in lines.parts {
        stroker.stroke(UnsafeBufferPointer(rebasing: points[part.points]), isClosed: part.isClosed)
      }
    }
  }

  /// A rectangle in whole pixels; nil when it has no area or is not finite.
  private func box(_ rect: CGRect, grownBy growth: Double, radius: Double) -> RoundedBox? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite,
      rect.maxY.isFinite
    else { return nil }
    let low = flattener.device(rect.origin)
    let high = flattener.device(CGPoint(x: rect.maxX, y: rect.maxY))
    guard low.x - growth < high.x + growth, low.y - growth < high.y + growth else { return nil }
    return RoundedBox(
      minX: low.x - growth, minY: low.y - growth, maxX: high.x + growth, maxY: high.y + growth,
      radius: radius * flattener.scale)
  }

  private func strokeBox(
    _ rect: CGRect, radius: Double, outerRadius: Double, _ width: Double, _ ink: PlaneInk
  ) {
    guard var outer = box(rect, grownBy: width / 2, radius: 0) else { return }
    outer.radius = min(
      outerRadius, Double(outer.maxX - outer.minX) / 2, Double(outer.maxY - outer.minY) / 2)
    var inner = box(rect, grownBy: -width / 2, radius: 0)
    if let hole = inner {
      inner?.radius = max(
        0,
        min(
          radius * flattener.scale - width / 2, Double(hole.maxX - hole.minX) / 2,
          Double(hole.maxY - hole.minY) / 2))
    }
    surface.fillFrame(outer, inner, ink)
  }

  private func fillEllipse(_ rect: CGRect, _ ink: PlaneInk) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let width = snapped(rect.width * flattener.scale)
    let height = snapped(rect.height * flattener.scale)
    let center = flattener.device(CGPoint(x: rect.midX, y: rect.midY))
    surface.fillEllipse(
      centerX: Self.symmetric(center.x, size: width), centerY: Self.symmetric(center.y, size: height),
      radiusX: max(0.6, width / 2), radiusY: max(0.6, height / 2), ink)
  }

  /// The centre nearest to `center` about which a figure of that size is its own mirror image and as many
  /// pixels wide: on a pixel's edge for an even size, on its middle for an odd one.
  static func symmetric(_ center: Double, size: Double) -> Double {
    size.rounded().truncatingRemainder(dividingBy: 2) == 0
      ? center.rounded() : center.rounded(.down) + 0.5
  }

  private func ring(
    center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, _ width: Double, _ cap: CGLineCap,
    _ dasher: Dasher?, _ ink: PlaneInk
  ) {
    let radius = snapped(radius * flattener.scale)
    guard radius > 0, end > start, abs(start) < 1e6 else { return }
    let end = min(end, start + 2 * .pi)
    let device = flattener.device(center)
    let centerX = (device.x * 2).rounded() / 2
    let centerY = (device.y * 2).rounded() / 2
    let outer = max(radius + width / 2, 0.6)
    let inner = radius - width / 2
    guard let dasher else {
      arc(centerX, centerY, radius, outer, inner, start, end, width, cap, ink)
      return
    }
    dasher.forEachDash(length: (end - start) * radius) { from, to in
      arc(
        centerX, centerY, radius, outer, inner, start + from / radius, start + to / radius, width, cap, ink)
    }
  }

  private func arc(
    _ centerX: Double, _ centerY: Double, _ radius: Double, _ outer: Double, _ inner: Double,
    _ start: Double, _ end: Double, _ width: Double, _ cap: CGLineCap, _ ink: PlaneInk
  ) {
    let wedge = Wedge(start: start, end: end)
    surface.fillRing(centerX: centerX, centerY: centerY, outer: outer, inner: inner, wedge: wedge, ink)
    guard wedge != nil, cap != .butt else { return }
    for (angle, outwards) in [(start, -1.0), (end, 1.0)] {
      let x = cosine(angle)
      let y = sine(angle)
      if cap == .round {
        surface.fillDisc(
          centerX: snapped(centerX + radius * x), centerY: snapped(centerY + radius * y), radius: width / 2,
          ink)
      } else {
        let tangentX = -y * outwards * width / 2
        let tangentY = x * outwards * width / 2
        let a = DevicePoint(centerX + outer * x, centerY + outer * y)
        let b = DevicePoint(centerX + max(0, inner) * x, centerY + max(0, inner) * y)
        surface.fillQuad(
          a, DevicePoint(a.x + tangentX, a.y + tangentY), DevicePoint(b.x + tangentX, b.y + tangentY), b, ink)
      }
    }
  }
}
