/// Tells whoever evaluates a view why it does not look as meant.
struct ReportModifier {
  let problem: String
}

extension ReportModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    context.evaluation.report(problem)
    return context.nodes(of: content)
  }
}

extension View {
  /// Adds a problem to those of the picture, once: what is missing on the machine, or does not fit.
  package nonisolated func reporting(_ problem: String) -> some View {
    modifier(ReportModifier(problem: problem))
  }
}
