import Foundation

/// How short and how long a part of a row or column can be, which decides when it is served.
struct Flexibility {
  let priority: Double
  let minimum: CGFloat
  let maximum: CGFloat

  init(priority: Double = 0, minimum: CGFloat, maximum: CGFloat) {
    self.priority = priority
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor
  init(of child: LayoutNode, along axis: Axis, breadth: CGFloat?) {
    self.init(
      priority: child.layoutPriority,
      minimum: child.size(for: ProposedViewSize(axis, main: 0, cross: breadth))[axis],
      maximum: child.size(for: ProposedViewSize(axis, main: .infinity, cross: breadth))[axis])
  }

  /// Higher priority first, then less room to stretch, then, where both stretch without end, the longer minimum.
  private func isServed(before other: Flexibility) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (maximum - minimum, other.maximum - other.minimum)
    if mine == .infinity, theirs == .infinity { return minimum > other.minimum }
    return mine < theirs
  }

  /// Shares a length out.
  ///
  /// Groups of one priority are served in turn while the minimum of all later ones is kept back; inside a group each
  /// part is offered an even share of what is left and answers what it takes.
  @MainActor
  static func share(
    _ length: CGFloat, among parts: [Flexibility], offer: (Int, CGFloat) -> CGFloat
  ) {
    let order = parts.indices.sorted { parts[$0].isServed(before: parts[$1]) }
    var left = length - parts.reduce(0) { $0 + $1.minimum }
    var next = 0
    while next < order.count {
      let priority = parts[order[next]].priority
      let group = order[next...].prefix { parts[$0].priority == priority }
      left += group.reduce(0) { $0 + parts[$1].minimum }
      for (served, index) in group.enumerated() {
        let taken = offer(index, max(left / CGFloat(group.count - served), 0))
        if left != .infinity { left -= taken }
      }
      next += group.count
    }
  }
}
