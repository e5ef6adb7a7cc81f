import Foundation

/// Views one in front of the other.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack where Content: View {
  /// A pile, the last view in front.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }
}

extension ZStack: View where Content: View {
  public typealias Body = Never
}

extension ZStack: PrimitiveView where Content: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [ZStackNode(context.inside(stack: nil).nodes(of: content), alignment: alignment, in: context)]
  }
}
