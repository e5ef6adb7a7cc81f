/// A modifier that does nothing.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// The modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never
}

extension EmptyModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}
