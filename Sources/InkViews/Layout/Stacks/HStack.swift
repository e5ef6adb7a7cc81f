import Foundation

/// Views side by side.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack where Content: View {
  /// A row; `spacing` nil leaves the distances to the views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
}

extension HStack: View where Content: View {
  public typealias Body = Never
}

extension HStack: PrimitiveView where Content: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.inside(stack: .horizontal).nodes(of: content)
    return [StackNode(.horizontal, children, alignment: alignment.key, spacing: spacing, in: context)]
  }
}
