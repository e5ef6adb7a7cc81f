import Foundation

/// Hands a background to the host.
struct ContainerBackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
  let placement: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    if placement == .widget, context.evaluation.containerBackground == nil {
      context.evaluation.containerBackground = context.layeredNode(of: background, alignment: alignment)
    }
    return context.nodes(of: content)
  }
}
