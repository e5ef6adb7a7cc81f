extension Array where Element == LayoutNode {
  /// Indices from back to front: by `zIndex`, else as written.
  @MainActor
  var drawingOrder: [Int] {
    guard contains(where: { $0.zIndex != 0 }) else { return [Int](indices) }
    return indices.sorted { self[$0].zIndex < self[$1].zIndex }
  }
}
