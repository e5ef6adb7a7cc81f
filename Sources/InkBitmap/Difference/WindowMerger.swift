/// Joins windows while that costs no more than to keep them apart, or while there are too many.
struct WindowMerger {
  let cost: WindowCost

  /// Windows compared pair by pair; more are first joined with their neighbours in the list.
  private static let limit = 64

  /// Joins the pair that saves most, again and again.
  func merge(_ windows: inout [ByteRect]) {
    joinNeighbours(&windows)
    while windows.count > 1 {
      var best = (saving: Int.min, first: 0, second: 0)
      for first in 0..<windows.count - 1 {
        for second in first + 1..<windows.count {
          let saving = saving(windows[first], windows[second])
          if saving > best.saving { best = (saving, first, second) }
        }
      }
      guard best.saving >= 0 || windows.count > cost.maximumWindows else { return }
      windows[best.first] = windows[best.first].union(windows[best.second])
      windows.remove(at: best.second)
    }
  }

  /// Joins every two neighbours until few enough are left: cuts of one part stand beside each other.
  private func joinNeighbours(_ windows: inout [ByteRect]) {
    while windows.count > Self.limit {
      windows = stride(from: 0, to: windows.count, by: 2).map { i in
        i + 1 < windows.count ? windows[i].union(windows[i + 1]) : windows[i]
      }
    }
  }

  /// Bytes that joining two windows saves.
  private func saving(_ a: ByteRect, _ b: ByteRect) -> Int {
    cost.bytes(for: a) + cost.bytes(for: b) - cost.bytes(for: a.union(b))
  }
}
