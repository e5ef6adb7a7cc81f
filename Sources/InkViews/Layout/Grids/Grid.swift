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

/// Carries a row to its grid.
@MainActor
final class GridRowNode: LayoutNode {
  let row: GridNode.Row

  init(_ row: GridNode.Row, in context: ViewContext) {
    self.row = row
    super.init(context)
  }
}
