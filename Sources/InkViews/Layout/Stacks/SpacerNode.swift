import Foundation

/// The node of a spacer.
@MainActor
final class SpacerNode: LayoutNode {
  let minimum: CGFloat
  /// The axis it stretches along; both outside a stack.
  let axis: Axis?

  init(minimum: CGFloat, in context: ViewContext) {
    self.minimum = minimum
    axis = context.stackAxis
    super.init(context)
  }

  override var name: String { "Spacer" }
  override var layoutPriority: Double { -.infinity }

  override func makeSpacing() -> ViewSpacing {
    switch axis {
    case .horizontal?:
      ViewSpacing(top: [:], bottom: [:], leading: [.untagged: 0], trailing: [.untagged: 0])
    case .vertical?: ViewSpacing(top: [.untagged: 0], bottom: [.untagged: 0], leading: [:], trailing: [:])
    case nil: .zero
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? minimum, minimum)
    let height = max(proposal.height ?? minimum, minimum)
    switch axis {
    case .horizontal?: return CGSize(width: width, height: 0)
    case .vertical?: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}
