/// A view the engine measures and draws itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The nodes the view contributes to its parent's children: none, one, or several.
  func makeNodes(in context: ViewContext) -> [LayoutNode]
}
