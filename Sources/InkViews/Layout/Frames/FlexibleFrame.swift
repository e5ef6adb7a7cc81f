import Foundation

/// Limits a view's size.
struct FlexibleFrameModifier {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  init(width: LengthRange, height: LengthRange, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension FlexibleFrameModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    FlexibleFrameNode(width: width, height: height, alignment: alignment, child, in: context)
  }
}

/// The node of a flexible frame.
@MainActor
final class FlexibleFrameNode: UnaryNode {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  init(
    width: LengthRange, height: LengthRange, alignment: Alignment, _ child: LayoutNode,
    in context: ViewContext
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, in: context)
  }

  override var name: String { "frame" }

  override func makeSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if width.isGiven { edges.formUnion(.horizontal) }
    if height.isGiven { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let fixed = (
      width: width.fixedLength(for: proposal.width), height: height.fixedLength(for: proposal.height)
    )
    if let width = fixed.width, let height = fixed.height { return CGSize(width: width, height: height) }
    let inner = ProposedViewSize(
      width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
    let content = child.size(for: inner)
    return CGSize(
      width: fixed.width ?? width.length(around: content.width, proposal: inner.width),
      height: fixed.height ?? height.length(around: content.height, proposal: inner.height))
  }

  override func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let asked = ProposedViewSize(
      width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
    let content = child.size(for: asked)
    let inner = ProposedViewSize(
      width: asked.width == nil && content.width == size.width ? nil : size.width,
      height: asked.height == nil && content.height == size.height ? nil : size.height)
    return (aligned(child, proposal: inner, in: size, alignment), inner)
  }
}

extension LengthRange {
  /// True when any limit is given.
  var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }
}

extension View {
  /// Limits the view's width and height, in points, and aligns it in the resulting frame.
  ///
  /// A maximum of infinity takes all that is proposed. Limits out of order are put in order.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: LengthRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: LengthRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)
    )
  }
}
