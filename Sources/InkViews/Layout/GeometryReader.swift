import Foundation

/// A view that takes all it is proposed and makes its content from the size it got.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A reader; where nothing is proposed it is 10 points long.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let content = content
    let inside = context.inside(stack: nil)
    return [
      GeometryNode(context) { proxy in
        let nodes = inside.nodes { content(proxy) }
        return nodes.count == 1 ? nodes[0] : ZStackNode(nodes, alignment: .topLeading, in: inside)
      }
    ]
  }
}
