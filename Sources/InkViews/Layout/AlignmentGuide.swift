import Foundation

/// Sets a guide of a view.
struct AlignmentGuideModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  init(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }
}

extension AlignmentGuideModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    AlignmentGuideNode(key, compute, child, in: context)
  }
}

/// The node of a guide.
@MainActor
final class AlignmentGuideNode: UnaryNode {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(
    _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat, _ child: LayoutNode,
    in context: ViewContext
  ) {
    self.key = key
    self.compute = compute
    super.init(child, in: context)
  }

  override var name: String { "alignmentGuide" }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key else { return super.explicitGuide(key, for: proposal) }
    let guide = compute(child.dimensions(for: proposal))
    return guide.isNaN ? nil : guide
  }
}

extension View {
  /// Sets where the view's guide is, from the view's own dimensions.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(g.key, computeValue))
  }

  /// Sets where the view's guide is, from the view's own dimensions.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(g.key, computeValue))
  }
}
