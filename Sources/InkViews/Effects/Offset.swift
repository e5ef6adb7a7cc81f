import Foundation

/// Draws a view elsewhere than it stands.
struct OffsetModifier {
  let offset: CGSize

  init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    OffsetNode(offset, child, in: context)
  }
}

/// The node of an offset.
@MainActor
final class OffsetNode: UnaryNode {
  let offset: CGSize

  init(_ offset: CGSize, _ child: LayoutNode, in context: ViewContext) {
    self.offset = offset
    super.init(child, in: context)
  }

  override var name: String { "offset" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    pass.draw(
      child, at: CGPoint(x: offset.width, y: offset.height), inside: frame, proposal: proposal)
  }
}

extension View {
  /// Draws the view shifted, without a change to the layout.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset)) }

  /// Draws the view shifted, without a change to the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(CGSize(width: x, height: y)))
  }
}
