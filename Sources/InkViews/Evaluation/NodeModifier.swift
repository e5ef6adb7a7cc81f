/// A modifier that wraps each child of its content in a node.
@MainActor
protocol NodeModifier: PrimitiveModifier {
  /// The node around one child.
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode
}

extension NodeModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    context.nodes(of: content).map { makeNode(around: $0, in: context) }
  }
}
