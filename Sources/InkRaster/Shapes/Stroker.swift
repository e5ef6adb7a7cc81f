import InkViews

/// Draws outlines as lines with width: a quadrilateral a piece, plus joins and caps.
///
/// Pieces overlap; every ink may be put down twice without a difference.
struct Stroker {
  let surface: Surface
  let ink: PlaneInk
  /// Half the line's width in pixels, 0.5 or more.
  let reach: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double

  /// Strokes one outline.
  func stroke(_ points: UnsafeBufferPointer<DevicePoint>, isClosed: Bool) {
    guard points.count > 1 else {
      if let point = points.first, cap != .butt || isClosed { dot(point) }
      return
    }
    for index in 1..<points.count { piece(points[index - 1], points[index]) }
    for index in 1..<max(1, points.count - 1) { corner(points[index - 1], points[index], points[index + 1]) }
    let last = points.count - 1
    if isClosed, points.count > 2 {
      piece(points[last], points[0])
      corner(points[last - 1], points[last], points[0])
      corner(points[last], points[0], points[1])
    } else {
      capEnd(of: points[1], points[0])
      capEnd(of: points[last - 1], points[last])
    }
  }

  private func piece(_ a: DevicePoint, _ b: DevicePoint) {
    guard let (ux, uy) = direction(a, b) else { return }
    let nx = -uy * reach
    let ny = ux * reach
    surface.fillQuad(
      DevicePoint(a.x + nx, a.y + ny), DevicePoint(b.x + nx, b.y + ny), DevicePoint(b.x - nx, b.y - ny),
      DevicePoint(a.x - nx, a.y - ny), ink)
  }

  private func corner(_ a: DevicePoint, _ b: DevicePoint, _ c: DevicePoint) {
    guard let (ux, uy) = direction(a, b), let (vx, vy) = direction(b, c) else { return }
    let turn = ux * vy - uy * vx
    let along = ux * vx + uy * vy
    // Pieces of a flattened curve need nothing between them that a pixel could show.
    if abs(turn) * reach < 0.3, along > 0 { return }
    if join == .round {
      surface.fillDisc(centerX: b.x, centerY: b.y, radius: reach, ink)
      return
    }
    // The outer side is opposite to the turn.
    let side = turn > 0 ? -1.0 : 1.0
    let p = DevicePoint(b.x - uy * reach * side, b.y + ux * reach * side)
    let q = DevicePoint(b.x - vy * reach * side, b.y + vx * reach * side)
    // Miter length over width is 1 / sin(half the inner angle), and cos(turn) = along.
    let sine = ((1 + along) / 2).squareRoot()
    if join == .miter, sine > 1e-6, 1 / sine <= miterLimit {
      let length = reach / sine
      let mx = p.x + q.x - 2 * b.x
      let my = p.y + q.y - 2 * b.y
      let size = (mx * mx + my * my).squareRoot()
      if size > 1e-9 {
        surface.fillQuad(b, p, DevicePoint(b.x + mx / size * length, b.y + my / size * length), q, ink)
        return
      }
    }
    surface.fillQuad(b, p, q, q, ink)
  }

  /// Caps the end `b` of the piece from `a`.
  private func capEnd(of a: DevicePoint, _ b: DevicePoint) {
    switch cap {
    case .butt: break
    case .round: surface.fillDisc(centerX: b.x, centerY: b.y, radius: reach, ink)
    case .square:
      guard let (ux, uy) = direction(a, b) else { return }
      piece(b, DevicePoint(b.x + ux * reach, b.y + uy * reach))
    }
  }

  /// An outline of no length.
  private func dot(_ point: DevicePoint) {
    if cap == .round {
      surface.fillDisc(centerX: point.x, centerY: point.y, radius: reach, ink)
    } else {
      piece(DevicePoint(point.x - reach, point.y), DevicePoint(point.x + reach, point.y))
    }
  }

  private func direction(_ a: DevicePoint, _ b: DevicePoint) -> (x: Double, y: Double)? {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? (dx / length, dy / length) : nil
  }
}
