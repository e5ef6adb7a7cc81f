extension Surface {
  /// Fills a convex polygon, wound either way.
  func fillConvex(_ points: UnsafeBufferPointer<DevicePoint>, _ ink: PlaneInk) {
    guard points.count > 2 else { return }
    var top = Double.infinity
    var bottom = -Double.infinity
    for point in points {
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    var y = max(Self.pixel(top), minY)
    let end = min(Self.pixel(bottom), maxY)
    while y < end {
      let line = Double(y) + 0.5
      var left = Double.infinity
      var right = -Double.infinity
      var previous = points[points.count - 1]
      for point in points {
        if (previous.y <= line) != (point.y <= line) {
          let x = previous.x + (line - previous.y) * (point.x - previous.x) / (point.y - previous.y)
          left = min(left, x)
          right = max(right, x)
        }
        previous = point
      }
      if left <= right { span(y, Self.pixel(left), Self.pixel(right), ink) }
      y &+= 1
    }
  }

  /// Fills the quadrilateral of four corners in order.
  @inline(__always)
  func fillQuad(_ a: DevicePoint, _ b: DevicePoint, _ c: DevicePoint, _ d: DevicePoint, _ ink: PlaneInk) {
    withUnsafeTemporaryAllocation(of: DevicePoint.self, capacity: 4) { points in
      points.initializeElement(at: 0, to: a)
      points.initializeElement(at: 1, to: b)
      points.initializeElement(at: 2, to: c)
      points.initializeElement(at: 3, to: d)
      fillConvex(UnsafeBufferPointer(points), ink)
    }
  }
}
