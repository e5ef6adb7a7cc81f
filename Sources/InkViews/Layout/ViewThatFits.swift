import Foundation

/// The first of several views that fits into the space.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// A choice among the content's views, in order; the last one when none fits.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never
}

extension ViewThatFits: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.inside(stack: nil).nodes(of: content)
    return children.isEmpty ? [] : [FittingNode(children, axes: axes, in: context)]
  }
}
