/// Stands for the modified view inside the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: View {
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}
