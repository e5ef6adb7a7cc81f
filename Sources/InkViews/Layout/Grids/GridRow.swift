import Foundation

/// A row of a grid; outside a grid just its views.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    guard context.isInGrid else { return context.nodes(of: content) }
    var inside = context.inside(stack: nil)
    inside.isInGrid = false
    let row = GridNode.Row(cells: inside.nodes(of: content), alignment: alignment, isWhole: false)
    return [GridRowNode(row, in: context)]
  }
}
