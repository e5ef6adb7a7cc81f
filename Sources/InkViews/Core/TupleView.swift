/// Several views as one value; containers splice them into their own children.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  let children: [any View]

  nonisolated init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View {
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { children.flatMap { context.nodes(of: $0) } }
}
