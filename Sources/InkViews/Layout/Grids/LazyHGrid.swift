import Foundation

/// Views in rows, filled column by column; everything is shown at once.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of rows; `spacing` is the distance of columns, 8 points when nil.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never
}

extension LazyHGrid: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.inside(stack: nil).nodes(of: content)
    return [
      LazyGridNode(
        .vertical, rows, children, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing ?? 8, in: context)
    ]
  }
}
