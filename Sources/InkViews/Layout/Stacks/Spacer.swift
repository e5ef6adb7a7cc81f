import Foundation

/// Space that takes what the other views of a stack leave.
public struct Spacer {
  /// The least length; 8 points when nil.
  public var minLength: CGFloat?

  /// A space of at least `minLength` points.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [SpacerNode(minimum: minLength ?? 8, in: context)]
  }
}
