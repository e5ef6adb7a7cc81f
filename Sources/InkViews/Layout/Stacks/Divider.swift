import Foundation

/// A hairline across a stack.
public struct Divider: Sendable {
  /// A hairline.
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { [DividerNode(context)] }
}
