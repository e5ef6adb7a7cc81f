/// A rectangle of whole pixels with quarter circles for corners.
struct RoundedBox {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
  /// Pixels, at most half the short side.
  var radius: Double

  /// The pixels whose centres lie between the edges; at least one each way.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double, radius: Double) {
    self.minX = Surface.pixel(minX)
    self.minY = Surface.pixel(minY)
    self.maxX = max(Surface.pixel(maxX), self.minX + 1)
    self.maxY = max(Surface.pixel(maxY), self.minY + 1)
    self.radius = max(
      0, min(radius, Double(self.maxX - self.minX) / 2, Double(self.maxY - self.minY) / 2))
  }

  /// Columns of a row; empty outside.
  @inline(__always)
  func columns(_ y: Int) -> (from: Int, to: Int) {
    guard y >= minY, y < maxY else { return (maxX, maxX) }
    let center = Double(y) + 0.5
    let dy = max(Double(minY) + radius - center, center - Double(maxY) + radius)
    guard dy > 0 else { return (minX, maxX) }
    let inset = radius - (radius * radius - dy * dy).squareRoot()
    let cut = Surface.floor(inset - 0.5) &+ 1
    return (minX &+ cut, maxX &- cut)
  }
}

extension Surface {
  /// Fills a rounded box.
  func fill(_ box: RoundedBox, _ ink: PlaneInk) {
    for y in max(box.minY, minY)..<max(max(box.minY, minY), min(box.maxY, maxY)) {
      let row = box.columns(y)
      span(y, row.from, row.to, ink)
    }
  }

  /// Fills between two rounded boxes; `inner` lies in `outer`, or is nil when the line fills it.
  func fillFrame(_ outer: RoundedBox, _ inner: RoundedBox?, _ ink: PlaneInk) {
    guard let inner else {
      fill(outer, ink)
      return
    }
    for y in max(outer.minY, minY)..<max(max(outer.minY, minY), min(outer.maxY, maxY)) {
      let row = outer.columns(y)
      let hole = inner.columns(y)
      if hole.from < hole.to {
        span(y, row.from, hole.from, ink)
        span(y, hole.to, row.to, ink)
      } else {
        span(y, row.from, row.to, ink)
      }
    }
  }
}
