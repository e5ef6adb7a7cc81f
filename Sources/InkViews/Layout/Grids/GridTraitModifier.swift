import Foundation

/// Changes a view's traits.
struct GridTraitModifier {
  let change: (inout GridTraits) -> Void
}

extension GridTraitModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    var traits = child.gridTraits
    change(&traits)
    return GridTraitNode(traits, child, in: context)
  }
}

/// The node of traits.
@MainActor
final class GridTraitNode: UnaryNode {
  private let traits: GridTraits

  init(_ traits: GridTraits, _ child: LayoutNode, in context: ViewContext) {
    self.traits = traits
    super.init(child, in: context)
  }

  override var name: String { "gridCell" }
  override var gridTraits: GridTraits { traits }
}

extension View {
  /// Covers several columns of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridTraitModifier { $0.columns = max(count, 1) })
  }

  /// Where the view stands in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitModifier { $0.anchor = anchor })
  }

  /// Axes on which the view does not make its column or row larger.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitModifier { $0.unsizedAxes = axes })
  }

  /// The alignment of the view's whole column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitModifier { $0.columnAlignment = guide })
  }
}
