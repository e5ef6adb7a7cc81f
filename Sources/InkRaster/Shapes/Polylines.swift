/// Outlines as straight pieces, in pixels; the buffers are kept from one outline to the next.
struct Polylines {
  /// One outline.
  struct Part {
    var points: Range<Int>
    var isClosed: Bool
  }

  private(set) var points: [DevicePoint] = []
  private(set) var parts: [Part] = []
  private var start = 0

  /// Forgets all outlines.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Begins an outline, ending an open one.
  mutating func move(_ point: DevicePoint) {
    finish(isClosed: false)
    points.append(point)
  }

  /// Adds a straight piece; one of no length is left out.
  mutating func line(_ point: DevicePoint) {
    if points.count == start || points[points.count - 1] != point { points.append(point) }
  }

  /// Ends the outline.
  mutating func finish(isClosed: Bool) {
    var end = points.count
    if isClosed, end > start + 1, points[end - 1] == points[start] {
      points.removeLast()
      end -= 1
    }
    if end > start { parts.append(Part(points: start..<end, isClosed: isClosed)) }
    start = end
  }

  /// The point that the outline being made ends in.
  var current: DevicePoint? { points.count > start ? points[points.count - 1] : nil }
}
