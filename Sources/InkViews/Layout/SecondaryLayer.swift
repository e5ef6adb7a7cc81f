import Foundation

/// Draws another view behind or in front of a view, in its bounds.
struct SecondaryModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  let isInFront: Bool

  init(_ secondary: Secondary, alignment: Alignment, isInFront: Bool) {
    self.secondary = secondary
    self.alignment = alignment
    self.isInFront = isInFront
  }
}

extension SecondaryModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    let nodes = context.inside(stack: nil).nodes(of: secondary)
    guard !nodes.isEmpty else { return child }
    let layer = nodes.count == 1 ? nodes[0] : ZStackNode(nodes, alignment: alignment, in: context)
    return SecondaryNode(layer, alignment: alignment, isInFront: isInFront, child, in: context)
  }
}

/// The node of a background or overlay; only the primary view counts in the layout.
@MainActor
final class SecondaryNode: UnaryNode {
  private let secondary: LayoutNode
  private let alignment: Alignment
  private let isInFront: Bool

  init(
    _ secondary: LayoutNode, alignment: Alignment, isInFront: Bool, _ child: LayoutNode,
    in context: ViewContext
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(child, in: context)
  }

  override var name: String { isInFront ? "overlay" : "background" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    if isInFront { super.draw(in: frame, proposal: proposal, on: pass) }
    drawSecondary(in: frame, proposal: proposal, on: pass)
    if !isInFront { super.draw(in: frame, proposal: proposal, on: pass) }
  }

  private func drawSecondary(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let inner = ProposedViewSize(frame.size)
    let primary = child.dimensions(for: proposal)
    let dimensions = secondary.dimensions(for: inner)
    let origin = CGPoint(
      x: primary[alignment.horizontal] - dimensions[alignment.horizontal],
      y: primary[alignment.vertical] - dimensions[alignment.vertical])
    pass.draw(secondary, at: origin, inside: frame, proposal: inner, mirrored: isMirrored)
  }
}
