import Foundation

/// Views in columns, filled row by row; everything is shown at once.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of columns; `spacing` is the distance of rows, 8 points when nil.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never
}

extension LazyVGrid: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.inside(stack: nil).nodes(of: content)
    return [
      LazyGridNode(
        .horizontal, columns, children, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing ?? 8, in: context)
    ]
  }
}
