import Foundation

/// Adds space around a view.
struct PaddingModifier {
  let insets: EdgeInsets

  init(_ insets: EdgeInsets) { self.insets = insets }
}

extension PaddingModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    PaddingNode(insets, child, in: context)
  }
}

/// The node of padding.
@MainActor
final class PaddingNode: UnaryNode {
  let insets: EdgeInsets

  init(_ insets: EdgeInsets, _ child: LayoutNode, in context: ViewContext) {
    self.insets = insets
    super.init(child, in: context)
  }

  override var name: String { "padding" }
  override func makeSpacing() -> ViewSpacing { child.spacing.resetting(insets.edges) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  override func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
  }
}

extension View {
  /// Adds space on some edges; 16 points when `length` is nil.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(EdgeInsets(length ?? 16, edges: edges)))
  }

  /// Adds the same space on every edge, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(EdgeInsets(length, edges: .all)))
  }

  /// Adds space on each edge, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets)) }

  /// Adds space on some edges as a wider proposal would leave it.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
