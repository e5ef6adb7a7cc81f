import Foundation

/// Shows a view as a family; where previews are gathered, as a preview of its own.
struct PreviewContextModifier {
  let family: WidgetFamily?
}

extension PreviewContextModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    guard let family else { return context.nodes(of: content) }
    let previews = context.evaluation.previews
    let inner = context.with { environment in
      environment.widgetFamily = family
      environment.previewTraits.family = family
      previews?.prepare(family, &environment)
    }
    guard let previews else { return inner.nodes(of: content) }
    // Its own evaluation: the next preview has a background and links of its own.
    previews.add(ViewRenderer(content, environment: inner.environment, measurer: inner.evaluation.measurer))
    return []
  }
}
