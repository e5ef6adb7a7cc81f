import Foundation

/// The node of a choice by size.
@MainActor
final class FittingNode: LayoutNode {
  let children: [LayoutNode]
  let axes: Axis.Set

  init(_ children: [LayoutNode], axes: Axis.Set, in context: ViewContext) {
    self.children = children
    self.axes = axes
    super.init(context)
  }

  override var name: String { "ViewThatFits" }
  override func makeSpacing() -> ViewSpacing { children[0].spacing }

  /// The chosen view: its ideal size is within the proposal on the axes that count.
  private func choice(for proposal: ProposedViewSize) -> LayoutNode {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = children.first { child in
      let size = child.size(for: ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children[children.count - 1]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(for: proposal).size(for: proposal) }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal).explicitGuide(key, for: proposal)
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    pass.draw(choice(for: proposal), at: .zero, inside: frame, proposal: proposal)
  }
}
