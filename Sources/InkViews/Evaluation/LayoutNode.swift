import Foundation

/// A view after evaluation: it answers sizes, gives guides and spacing to its parent, and draws itself.
///
/// Sizes are remembered by proposal, so that a parent may ask as often as it likes.
@MainActor
class LayoutNode {
  let environment: EnvironmentValues
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  /// What a canvas calls the view.
  final var tag: AnyHashable?

  init(_ context: ViewContext) { environment = context.environment }

  /// What the printed tree calls the node.
  var name: String { "View" }

  /// How a stack ranks the node among its children.
  var layoutPriority: Double { 0 }

  /// Where the node is drawn among its siblings.
  var zIndex: Double { 0 }

  /// What the node says to the grid it is in.
  var gridTraits: GridTraits { GridTraits() }

  /// Distances kept from neighbours.
  final private(set) lazy var spacing = makeSpacing()

  /// Distances kept from neighbours; asked once.
  func makeSpacing() -> ViewSpacing { .ordinary }

  /// True where leading is right.
  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The size for a proposal; asked once for each proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// A guide set by the node or its content, from the top leading corner; nil when it is at its default.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Draws the node where it has been placed; `frame.size` is the size for `proposal`.
  func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {}

  /// The size for a proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// The size and guides for a proposal.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(width: size.width, height: size.height, node: self, proposal: proposal)
  }
}
