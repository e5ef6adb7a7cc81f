import Foundation

/// Carries a row to its grid.
@MainActor
final class GridRowNode: LayoutNode {
  let row: GridNode.Row

  init(_ row: GridNode.Row, in context: ViewContext) {
    self.row = row
    super.init(context)
  }
}
