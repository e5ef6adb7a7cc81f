import Foundation

/// A node around one other node; passes everything through unless a subclass says otherwise.
@MainActor
class UnaryNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode, in context: ViewContext) {
    self.child = child
    super.init(context)
    tag = child.tag
  }

  override var name: String { "Modifier" }
  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override var gridTraits: GridTraits { child.gridTraits }
  override func makeSpacing() -> ViewSpacing { child.spacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  /// Where the child's top leading corner stands, and what it is proposed there.
  func placement(for proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let (origin, inner) = placement(for: proposal)
    guard let guide = child.explicitGuide(key, for: inner) else { return nil }
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let (origin, inner) = placement(for: proposal)
    pass.draw(child, at: origin, inside: frame, proposal: inner, mirrored: isMirrored)
  }
}
