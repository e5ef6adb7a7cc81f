import Foundation

/// Puts a view's centre at a point of the space it is given.
struct PositionModifier {
  let position: CGPoint

  init(_ position: CGPoint) { self.position = position }
}

extension PositionModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    PositionNode(position, child, in: context)
  }
}

/// The node of a position: as large as proposed.
@MainActor
final class PositionNode: UnaryNode {
  let position: CGPoint

  init(_ position: CGPoint, _ child: LayoutNode, in context: ViewContext) {
    self.position = position
    super.init(child, in: context)
  }

  override var name: String { "position" }
  override func makeSpacing() -> ViewSpacing { .ordinary }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(size(for: proposal))
    let content = child.size(for: inner)
    return (CGPoint(x: position.x - content.width / 2, y: position.y - content.height / 2), inner)
  }
}

extension View {
  /// Puts the view's centre at a point of the parent's space.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position)) }

  /// Puts the view's centre at a point of the parent's space.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(CGPoint(x: x, y: y)))
  }
}
