import Foundation

/// A pile of views, as large as its most important children together.
@MainActor
final class ZStackNode: LayoutNode {
  let children: [LayoutNode]
  let alignment: Alignment

  init(_ children: [LayoutNode], alignment: Alignment, in context: ViewContext) {
    self.children = children
    self.alignment = alignment
    super.init(context)
  }

  override var name: String { "ZStack" }

  override func makeSpacing() -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    return children.reduce(ViewSpacing.silent) { $0.union($1.spacing) }
  }

  /// The children that decide about the size: those of the highest priority.
  private var leaders: [LayoutNode] {
    let highest = children.map(\.layoutPriority).max()
    return children.filter { $0.layoutPriority == highest }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = leaders.map { $0.dimensions(for: proposal) }
    return CGSize(
      width: extent(dimensions.map { ($0[alignment.horizontal], $0.width) }),
      height: extent(dimensions.map { ($0[alignment.vertical], $0.height) }))
  }

  /// The length of views whose guides coincide.
  private func extent(_ views: [(guide: CGFloat, length: CGFloat)]) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    if views.contains(where: { $0.length == .infinity }) { return .infinity }
    let before = views.map(\.guide).max() ?? 0
    let after = views.map { $0.length - $0.guide }.max() ?? 0
    return before + after
  }

  func origins(for proposal: ProposedViewSize) -> (inner: ProposedViewSize, origins: [CGPoint]) {
    let inner = ProposedViewSize(size(for: proposal))
    let leading = leaders.map { $0.dimensions(for: inner) }
    let x = leading.map { $0[alignment.horizontal] }.max() ?? 0
    let y = leading.map { $0[alignment.vertical] }.max() ?? 0
    let origins = children.map { child in
      let dimensions = child.dimensions(for: inner)
      return CGPoint(x: x - dimensions[alignment.horizontal], y: y - dimensions[alignment.vertical])
    }
    return (inner, origins)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard !key.isFrameGuide else { return nil }
    let (inner, origins) = origins(for: proposal)
    return key.combine(
      zip(children, origins).compactMap { child, origin in
        child.explicitGuide(key, for: inner).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
      })
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let (inner, origins) = origins(for: proposal)
    for index in children.drawingOrder {
      pass.draw(children[index], at: origins[index], inside: frame, proposal: inner, mirrored: isMirrored)
    }
  }
}
