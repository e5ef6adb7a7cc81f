import Foundation

/// Sets where a view is drawn among its siblings.
struct ZIndexModifier {
  let value: Double

  init(_ value: Double) { self.value = value }
}

extension ZIndexModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    ZIndexNode(value, child, in: context)
  }
}

/// The node of a drawing order.
@MainActor
final class ZIndexNode: UnaryNode {
  private let value: Double

  init(_ value: Double, _ child: LayoutNode, in context: ViewContext) {
    self.value = value
    super.init(child, in: context)
  }

  override var name: String { "zIndex" }
  override var zIndex: Double { value }
}

extension View {
  /// Draws the view before (lower) or after (higher) its siblings; 0 unless set.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value)) }
}
