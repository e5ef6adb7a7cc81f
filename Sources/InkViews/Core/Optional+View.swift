extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    switch self {
    case .none: []
    case .some(let view): context.nodes(of: view)
    }
  }
}
