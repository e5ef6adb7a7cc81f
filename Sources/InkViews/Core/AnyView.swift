/// A view whose type is hidden.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  public nonisolated init<V: View>(_ view: V) { self.view = view }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: View {
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}
