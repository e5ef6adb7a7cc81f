/// A view the engine measures and draws itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The nodes the view contributes to its parent's children: none, one, or several.
  func makeNodes(in context: ViewContext) -> [LayoutNode]
}

/// A modifier the engine applies itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The nodes of the modified content.
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode]
}

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

/// A modifier that only changes the environment of its content.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  /// Changes the copy the content sees.
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    context.with(change).nodes(of: content)
  }
}
