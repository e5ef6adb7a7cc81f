import Foundation

/// Keeps a view at its ideal size.
struct FixedSizeModifier {
  let horizontal: Bool
  let vertical: Bool

  init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension FixedSizeModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    FixedSizeNode(horizontal: horizontal, vertical: vertical, child, in: context)
  }
}

/// The node of an ideal size.
@MainActor
final class FixedSizeNode: UnaryNode {
  let horizontal: Bool
  let vertical: Bool

  init(horizontal: Bool, vertical: Bool, _ child: LayoutNode, in context: ViewContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, in: context)
  }

  override var name: String { "fixedSize" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

  override func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }
}

extension View {
  /// Keeps the view at its ideal size on both axes, whatever is proposed.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size on some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
