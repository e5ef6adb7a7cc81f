import Foundation

/// The node of a layout of one's own.
@MainActor
final class CustomLayoutNode<L: Layout>: LayoutNode {
  private let layout: L
  private let children: [LayoutNode]
  private let subviews: LayoutSubviews
  private var cache: L.Cache

  init(_ layout: L, _ children: [LayoutNode], in context: ViewContext) {
    self.layout = layout
    self.children = children
    subviews = LayoutSubviews(
      nodes: children, context: context, placements: LayoutPlacements(),
      layoutDirection: context.environment.layoutDirection)
    cache = layout.makeCache(subviews: subviews)
    super.init(context)
  }

  override var name: String { "\(L.self)" }

  override func makeSpacing() -> ViewSpacing {
    children.isEmpty ? .zero : layout.spacing(subviews: subviews, cache: &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    subviews.placements.places = [:]
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: frame.size), proposal: proposal, subviews: subviews, cache: &cache)
    let places = subviews.placements.places
    for index in children.drawingOrder {
      let place = places[index] ?? middle(of: frame.size, children[index])
      pass.draw(
        children[index], at: place.origin, inside: frame, proposal: place.proposal, mirrored: isMirrored)
    }
  }

  private func middle(of size: CGSize, _ child: LayoutNode) -> LayoutPlacements.Place {
    let proposal = ProposedViewSize(size)
    let own = child.size(for: proposal)
    return .init(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
  }
}
