import Foundation

/// Gives a view a width, a height, or both.
struct FixedFrameModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension FixedFrameModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    for length in [width, height].compactMap({ $0 }) where !Self.isUsable(length) {
      context.evaluation.report("A frame of \(length) points is ignored: lengths are finite and not negative")
    }
    return FixedFrameNode(
      width: width.flatMap { Self.isUsable($0) ? $0 : nil },
      height: height.flatMap { Self.isUsable($0) ? $0 : nil }, alignment: alignment, child, in: context)
  }

  private static func isUsable(_ length: CGFloat) -> Bool { length.isFinite && length >= 0 }
}

/// The node of a fixed frame.
@MainActor
final class FixedFrameNode: UnaryNode {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(
    width: CGFloat?, height: CGFloat?, alignment: Alignment, _ child: LayoutNode, in context: ViewContext
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, in: context)
  }

  override var name: String { "frame" }

  override func makeSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (aligned(child, proposal: inner, in: size(for: proposal), alignment), inner)
  }
}

extension LayoutNode {
  /// Where a child stands when its guides meet those of a bare frame.
  func aligned(
    _ child: LayoutNode, proposal: ProposedViewSize, in frame: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let bare = ViewDimensions(
      width: frame.width, height: frame.height, node: nil, proposal: ProposedViewSize(frame))
    let dimensions = child.dimensions(for: proposal)
    return CGPoint(
      x: bare[alignment.horizontal] - dimensions[alignment.horizontal],
      y: bare[alignment.vertical] - dimensions[alignment.vertical])
  }
}

extension View {
  /// Gives the view a width, a height, or both, in points, and aligns it there.
  ///
  /// Lengths that are negative or not finite are ignored.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }
}
