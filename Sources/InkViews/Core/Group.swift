/// Several views without a layout of their own; modifiers apply to each of them.
public struct Group<Content> {
  package let content: Content

  /// For content of any kind: views, or the marks of a chart.
  package nonisolated init(unchecked content: Content) { self.content = content }
}

extension Group where Content: View {
  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(unchecked: content()) }
}

extension Group: View where Content: View {
  public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}
