import Foundation

/// How short and how long a child of a stack can be, which decides when it is served.
@MainActor
struct StackFlexibility {
  let priority: Double
  let minimum: CGFloat
  let maximum: CGFloat

  init(of child: LayoutNode, along axis: Axis, breadth: CGFloat?) {
    priority = child.layoutPriority
    minimum = child.size(for: ProposedViewSize(axis, main: 0, cross: breadth))[axis]
    maximum = child.size(for: ProposedViewSize(axis, main: .infinity, cross: breadth))[axis]
  }

  /// Higher priority first, then less room to stretch, then, where both stretch without end, the longer minimum.
  func isServed(before other: StackFlexibility) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (maximum - minimum, other.maximum - other.minimum)
    if mine == .infinity, theirs == .infinity { return minimum > other.minimum }
    return mine < theirs
  }
}

extension Array where Element == LayoutNode {
  /// Indices from back to front: by `zIndex`, else as written.
  @MainActor
  var drawingOrder: [Int] {
    guard contains(where: { $0.zIndex != 0 }) else { return Array<Int>(indices) }
    return indices.sorted { self[$0].zIndex < self[$1].zIndex }
  }
}
