/// A view with no content: it takes part in no layout, not even with spacing.
public struct EmptyView: Sendable {
  /// Nothing.
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { [] }
}
