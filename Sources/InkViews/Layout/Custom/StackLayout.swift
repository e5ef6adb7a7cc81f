import Foundation

/// A layout that the engine has a node for.
protocol StackLayout: Layout, Sendable where Cache == Void {
  /// Its axis; nil for a pile.
  var axis: Axis? { get }

  /// The node that lays out the children.
  @MainActor func makeNode(_ children: [LayoutNode], in context: ViewContext) -> LayoutNode
}

extension StackLayout {
  /// The node's.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { makeNode(subviews.nodes, in: subviews.context).size(for: proposal) }
  }

  /// As the node would draw them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places: [LayoutPlacements.Place] = MainActor.assumeIsolated {
      let node = makeNode(subviews.nodes, in: subviews.context)
      if let stack = node as? StackNode {
        let arrangement = stack.placed(for: proposal)
        return zip(arrangement.origins, arrangement.proposals).map { .init(origin: $0, proposal: $1) }
      }
      guard let pile = node as? ZStackNode else { return [] }
      let (inner, origins) = pile.origins(for: proposal)
      return origins.map { .init(origin: $0, proposal: inner) }
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// Views side by side, as a layout.
public struct HStackLayout: StackLayout {
  /// Which points of the views stand on one line.
  public var alignment: VerticalAlignment
  /// Points; nil leaves the distances to the views.
  public var spacing: CGFloat?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var axis: Axis? { .horizontal }

  @MainActor
  func makeNode(_ children: [LayoutNode], in context: ViewContext) -> LayoutNode {
    StackNode(.horizontal, children, alignment: alignment.key, spacing: spacing, in: context)
  }
}

/// Views one below the other, as a layout.
public struct VStackLayout: StackLayout {
  /// Which points of the views stand on one line.
  public var alignment: HorizontalAlignment
  /// Points; nil leaves the distances to the views.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var axis: Axis? { .vertical }

  @MainActor
  func makeNode(_ children: [LayoutNode], in context: ViewContext) -> LayoutNode {
    StackNode(.vertical, children, alignment: alignment.key, spacing: spacing, in: context)
  }
}

/// Views one in front of the other, as a layout.
public struct ZStackLayout: StackLayout {
  /// Which points of the views coincide.
  public var alignment: Alignment

  /// A pile, the last view in front.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var axis: Axis? { nil }

  @MainActor
  func makeNode(_ children: [LayoutNode], in context: ViewContext) -> LayoutNode {
    ZStackNode(children, alignment: alignment, in: context)
  }
}
