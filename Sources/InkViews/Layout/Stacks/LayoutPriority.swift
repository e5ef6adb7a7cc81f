import Foundation

/// Sets how early a stack serves a view.
struct LayoutPriorityModifier {
  let value: Double

  init(_ value: Double) { self.value = value }
}

extension LayoutPriorityModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutPriorityNode(value, child, in: context)
  }
}

/// The node of a priority.
@MainActor
final class LayoutPriorityNode: UnaryNode {
  private let value: Double

  init(_ value: Double, _ child: LayoutNode, in context: ViewContext) {
    self.value = value
    super.init(child, in: context)
  }

  override var name: String { "layoutPriority" }
  override var layoutPriority: Double { value }
}

extension View {
  /// Lets the parent stack serve the view before those of lower priority; 0 unless set.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value))
  }
}
