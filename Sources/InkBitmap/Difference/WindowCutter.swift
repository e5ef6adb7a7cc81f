/// Cuts what differs into windows where a further window costs less than the bytes it saves.
struct WindowCutter {
  let dirty: DirtyBytes
  let cost: WindowCost

  /// Cuts within cuts at most: enough for the many edges of a picture, and a bound on the time.
  private static let depth = 12

  /// The windows, none of them empty and none overlapping another.
  func windows() -> [ByteRect] { windows(in: dirty.hull(), depth: Self.depth) }

  /// The windows of one part.
  private func windows(in part: ByteRect, depth: Int) -> [ByteRect] {
    guard let (hull, count) = tightened(part) else { return [] }
    let whole = cost.bytes(for: hull)
    // Two windows that waste no byte are the best a cut can give.
    if depth == 0 || 2 * cost.bytesPerWindow + cost.planeWrites * count >= whole { return [hull] }
    let rows = RowSpans(dirty, hull)
    let columns = ColumnSpans(dirty, hull)
    let byRow = rows.bestCut
    let byColumn = columns.bestCut
    let area = min(byRow.area, byColumn.area)
    if 2 * cost.bytesPerWindow + cost.planeWrites * area < whole {
      let (first, second) =
        byRow.area <= byColumn.area ? hull.cut(atRow: byRow.at) : hull.cut(atColumn: byColumn.at)
      return windows(in: first, depth: depth - 1) + windows(in: second, depth: depth - 1)
    }
    // A frame or a cross saves nothing by its first cut but much by the next: cut it where its rows change most.
    guard let change = rows.greatestChange else { return [hull] }
    let (above, below) = hull.cut(atRow: change)
    let parts = windows(in: above, depth: depth - 1) + windows(in: below, depth: depth - 1)
    return parts.reduce(0) { $0 + cost.bytes(for: $1) } < whole ? parts : [hull]
  }

  /// The smallest rectangle around the differences in a part, and how many bytes differ.
  private func tightened(_ part: ByteRect) -> (hull: ByteRect, count: Int)? {
    var hull = ByteRect(left: part.right, top: part.bottom, right: part.left, bottom: part.top)
    var count = 0
    for index in part.left >> 6...(part.right - 1) >> 6 {
      let mask = DirtyBytes.mask(index, left: part.left, right: part.right)
      var union: UInt64 = 0
      for y in part.top..<part.bottom {
        let bits = dirty.word(index, row: y) & mask
        guard bits != 0 else { continue }
        union |= bits
        count += bits.nonzeroBitCount
        hull.top = min(hull.top, y)
        hull.bottom = max(hull.bottom, y + 1)
      }
      guard union != 0 else { continue }
      hull.left = min(hull.left, index * 64 + union.trailingZeroBitCount)
      hull.right = max(hull.right, index * 64 + 64 - union.leadingZeroBitCount)
    }
    return count == 0 ? nil : (hull, count)
  }
}

extension ByteRect {
  fileprivate func cut(atRow y: Int) -> (ByteRect, ByteRect) {
    (
      ByteRect(left: left, top: top, right: right, bottom: y),
      ByteRect(left: left, top: y, right: right, bottom: bottom)
    )
  }

  fileprivate func cut(atColumn x: Int) -> (ByteRect, ByteRect) {
    (
      ByteRect(left: left, top: top, right: x, bottom: bottom),
      ByteRect(left: x, top: top, right: right, bottom: bottom)
    )
  }
}
