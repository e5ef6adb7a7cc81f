import Foundation

/// Views one above the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack where Content: View {
  /// A column; `spacing` nil leaves the distances to the views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
}

extension VStack: View where Content: View {
  public typealias Body = Never
}

extension VStack: PrimitiveView where Content: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.inside(stack: .vertical).nodes(of: content)
    return [StackNode(.vertical, children, alignment: alignment.key, spacing: spacing, in: context)]
  }
}
