/// One of two views, by a condition of a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    switch storage {
    case .trueContent(let view): context.nodes(of: view)
    case .falseContent(let view): context.nodes(of: view)
    }
  }
}
