/// Names a view for the canvas whose symbol it is; nothing else asks.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    child.tag = tag
    return child
  }
}

extension View {
  /// Names the view for `GraphicsContext.resolveSymbol(id:)`; nothing is selected here.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
