import Foundation

/// A row or column.
///
/// Space is given to children in the order of their priority and then of their flexibility, least flexible first,
/// each being proposed an even share of what is left.
@MainActor
final class StackNode: LayoutNode {
  /// Where the children go for one proposal.
  struct Arrangement {
    var size: CGSize
    var proposals: [ProposedViewSize]
    var origins: [CGPoint]
  }

  let axis: Axis
  let children: [LayoutNode]
  let alignment: AlignmentKey
  /// Distance before each child; the first is 0.
  private let distances: [CGFloat]
  private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

  init(
    _ axis: Axis, _ children: [LayoutNode], alignment: AlignmentKey, spacing: CGFloat?,
    in context: ViewContext
  ) {
    self.axis = axis
    self.children = children
    self.alignment = alignment
    distances = children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
    super.init(context)
  }

  override var name: String { axis == .horizontal ? "HStack" : "VStack" }

  override func makeSpacing() -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var union = ViewSpacing.silent
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    union.formUnion(first.spacing, edges: start)
    union.formUnion(last.spacing, edges: end)
    for child in children {
      union.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return union
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  /// Children are placed with the stack's own breadth where none was proposed.
  func placed(for proposal: ProposedViewSize) -> Arrangement {
    guard proposal[axis.crossing] == nil else { return arrangement(for: proposal) }
    let breadth = size(for: proposal)[axis.crossing]
    return arrangement(for: ProposedViewSize(axis, main: proposal[axis], cross: breadth))
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard !key.isFrameGuide else { return nil }
    let arrangement = placed(for: proposal)
    return key.combine(
      children.indices.compactMap { index in
        let origin = arrangement.origins[index]
        return children[index].explicitGuide(key, for: arrangement.proposals[index])
          .map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
      })
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let arrangement = placed(for: proposal)
    for index in children.drawingOrder {
      pass.draw(
        children[index], at: arrangement.origins[index], inside: frame,
        proposal: arrangement.proposals[index], mirrored: isMirrored)
    }
  }

  // MARK: Arranging

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let breadths = children.map { _ in proposal[axis.crossing] }
    var arrangement = arrange(main: proposal[axis], crosses: breadths)
    if let repaired = repair(arrangement, for: proposal) { arrangement = repaired }
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  /// When only the alignment makes the stack broader than proposed, children that stick out are measured again
  /// with that much less.
  private func repair(_ arrangement: Arrangement, for proposal: ProposedViewSize) -> Arrangement? {
    guard let limit = proposal[axis.crossing], limit.isFinite, arrangement.size[axis.crossing] > limit else {
      return nil
    }
    let sizes = children.indices.map { children[$0].size(for: arrangement.proposals[$0])[axis.crossing] }
    guard sizes.allSatisfy({ $0 < arrangement.size[axis.crossing] }) else { return nil }
    let breadths = children.indices.map { index -> CGFloat? in
      let origin = arrangement.origins[index]
      let end = (axis == .horizontal ? origin.y : origin.x) + sizes[index]
      return max(limit - max(end - limit, 0), 0)
    }
    return arrange(main: proposal[axis], crosses: breadths)
  }

  private func arrange(main: CGFloat?, crosses: [CGFloat?]) -> Arrangement {
    let proposals = share(main, crosses: crosses)
    var origins: [CGPoint] = []
    var offsets: [CGFloat] = []
    var position: CGFloat = 0
    var (lowest, highest) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(for: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      var offset = -dimensions[alignment]
      if !offset.isFinite { offset = 0 }
      offsets.append(offset)
      lowest = min(lowest, offset)
      highest = max(highest, offset + size[axis.crossing])
      position += distances[index]
      origins.append(axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
      position += size[axis]
    }
    for index in children.indices {
      switch axis {
      case .horizontal: origins[index].y = offsets[index] - lowest
      case .vertical: origins[index].x = offsets[index] - lowest
      }
    }
    let breadth = children.isEmpty ? 0 : highest - lowest
    return Arrangement(
      size: CGSize(axis, main: max(position, 0), cross: breadth), proposals: proposals, origins: origins)
  }

  /// What each child is proposed when the stack has `main` points.
  private func share(_ main: CGFloat?, crosses: [CGFloat?]) -> [ProposedViewSize] {
    var proposals = crosses.map { ProposedViewSize(axis, main: nil, cross: $0) }
    guard let main else { return proposals }
    let ranges = children.indices.map { index in
      Flexibility(of: children[index], along: axis, breadth: crosses[index])
    }
    Flexibility.share(main - distances.reduce(0, +), among: ranges) { index, share in
      proposals[index][axis] = share
      return children[index].size(for: proposals[index])[axis]
    }
    return proposals
  }
}
