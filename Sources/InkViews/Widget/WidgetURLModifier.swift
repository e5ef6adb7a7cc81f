import Foundation

/// Hands a link to the host.
struct WidgetURLModifier {
  let url: URL?
}

extension WidgetURLModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    if context.evaluation.widgetURL == nil { context.evaluation.widgetURL = url }
    return context.nodes(of: content)
  }
}
