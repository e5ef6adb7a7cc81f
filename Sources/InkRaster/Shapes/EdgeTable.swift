/// Fills outlines of any form, row by row: crossings of the row's centre line, sorted, paired by the rule.
///
/// Its buffers are kept from one outline to the next, so that filling allocates nothing once they are grown.
final class EdgeTable {
  private struct Edge {
    /// First and one past the last row whose centre the edge crosses.
    var top: Int
    var bottom: Int
    /// x on the centre line of `top`, and its growth a row.
    var x: Double
    var slope: Double
    /// +1 downwards, -1 upwards.
    var winding: Int
  }

  private var edges: [Edge] = []
  private var active: [Int] = []

  /// Forgets all edges.
  func removeAll() { edges.removeAll(keepingCapacity: true) }

  /// Adds an edge; horizontal ones count for nothing.
  func add(_ from: DevicePoint, _ to: DevicePoint) {
    let isDown = from.y < to.y
    let upper = isDown ? from : to
    let lower = isDown ? to : from
    let top = Surface.pixel(upper.y)
    let bottom = Surface.pixel(lower.y)
    guard top < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    edges.append(
      Edge(
        top: top, bottom: bottom, x: upper.x + (Double(top) + 0.5 - upper.y) * slope, slope: slope,
        winding: isDown ? 1 : -1))
  }

  /// Fills what the edges enclose.
  func fill(_ surface: Surface, evenOdd: Bool, _ ink: PlaneInk) {
    guard !edges.isEmpty else { return }
    edges.sort { $0.top < $1.top }
    active.removeAll(keepingCapacity: true)
    var next = 0
    var y = max(edges[0].top, surface.minY)
    edges.withUnsafeBufferPointer { edges in
      while y < surface.maxY, next < edges.count || !active.isEmpty {
        if active.isEmpty, next < edges.count { y = max(y, edges[next].top) }
        guard y < surface.maxY else { break }
        while next < edges.count, edges[next].top <= y {
          if edges[next].bottom > y { active.append(next) }
          next += 1
        }
        active.removeAll { edges[$0].bottom <= y }
        fillRow(y, edges, surface, evenOdd, ink)
        y += 1
      }
    }
  }

  private func fillRow(
    _ y: Int, _ edges: UnsafeBufferPointer<Edge>, _ surface: Surface, _ evenOdd: Bool, _ ink: PlaneInk
  ) {
    func x(_ number: Int) -> Double { edges[number].x + Double(y &- edges[number].top) * edges[number].slope }
    // Nearly in order from the row before.
    for index in active.indices.dropFirst() {
      let number = active[index]
      let value = x(number)
      var place = index
      while place > 0, x(active[place - 1]) > value {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = number
    }
    var winding = 0
    var start = 0.0
    for number in active {
      let before = winding
      winding += evenOdd ? (before == 0 ? 1 : -1) : edges[number].winding
      if before == 0 {
        start = x(number)
      } else if winding == 0 {
        surface.span(y, Surface.pixel(start), Surface.pixel(x(number)), ink)
      }
    }
  }
}
