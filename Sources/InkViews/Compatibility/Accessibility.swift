import Foundation

/// Names a view in the printed tree.
struct IdentifierModifier {
  let identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}

extension IdentifierModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    IdentifierNode(identifier, child, in: context)
  }
}

/// The node of an identifier.
@MainActor
final class IdentifierNode: UnaryNode {
  private let identifier: String

  init(_ identifier: String, _ child: LayoutNode, in context: ViewContext) {
    self.identifier = identifier
    super.init(child, in: context)
  }

  override var name: String { "#\(identifier)" }
}

extension View {
  /// Names the view; the name stands in the printed tree.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier))
  }
}
