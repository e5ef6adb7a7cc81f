import Foundation

/// Views in rows and columns, each column as wide as its widest view.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// A grid; spacing is 8 points unless told.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never
}

extension Grid: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    var inside = context.inside(stack: .vertical)
    inside.isInGrid = true
    let rows = inside.nodes(of: content).map { node in
      (node as? GridRowNode)?.row ?? GridNode.Row(cells: [node], alignment: nil, isWhole: true)
    }
    return [
      GridNode(
        rows, alignment: alignment, horizontal: horizontalSpacing ?? 8, vertical: verticalSpacing ?? 8,
        in: context)
    ]
  }
}
