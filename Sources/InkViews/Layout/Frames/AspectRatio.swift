import Foundation

/// How content of one shape fills a frame of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers.
  case fill
}

/// Keeps the ratio of a view's width to its height.
struct AspectRatioModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  init(_ ratio: CGFloat?, _ contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}

extension AspectRatioModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    AspectRatioNode(ratio, contentMode, child, in: context)
  }
}

/// The node of a ratio.
@MainActor
final class AspectRatioNode: UnaryNode {
  let ratio: CGFloat?
  let contentMode: ContentMode

  init(_ ratio: CGFloat?, _ contentMode: ContentMode, _ child: LayoutNode, in context: ViewContext) {
    self.ratio = ratio
    self.contentMode = contentMode
    super.init(child, in: context)
  }

  override var name: String { contentMode == .fit ? "aspectRatio(fit)" : "aspectRatio(fill)" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let base = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(for: .unspecified)
    guard base.width > 0, base.height > 0 else { return proposal }
    let quotients = [proposal.width.map { $0 / base.width }, proposal.height.map { $0 / base.height }]
      .compactMap { $0 }
    guard let scale = contentMode == .fit ? quotients.min() : quotients.max() else { return proposal }
    return ProposedViewSize(width: base.width * scale, height: base.height * scale)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

  override func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }
}

extension View {
  /// Keeps width ÷ height at `aspectRatio`, or at the view's own ratio when nil.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(aspectRatio, contentMode))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// As large as fits, at the view's own ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as covers, at the view's own ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
