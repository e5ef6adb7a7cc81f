/// A modifier that only changes the environment of its content.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  /// Changes the copy the content sees.
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    context.with(change).nodes(of: content)
  }
}
