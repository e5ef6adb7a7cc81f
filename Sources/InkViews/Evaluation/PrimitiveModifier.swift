/// A modifier the engine applies itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The nodes of the modified content.
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode]
}
