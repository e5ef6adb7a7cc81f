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

/// The node of a geometry reader; its content is evaluated once for each size and place.
@MainActor
final class GeometryNode: LayoutNode {
  private let makeContent: (GeometryProxy) -> LayoutNode
  private var made: (proxy: GeometryProxy, node: LayoutNode)?

  init(_ context: ViewContext, makeContent: @escaping (GeometryProxy) -> LayoutNode) {
    self.makeContent = makeContent
    super.init(context)
  }

  override var name: String { "GeometryReader" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let proxy = GeometryProxy(globalFrame: frame)
    let node: LayoutNode
    if let made, made.proxy == proxy {
      node = made.node
    } else {
      node = makeContent(proxy)
      made = (proxy, node)
    }
    pass.draw(node, at: .zero, inside: frame, proposal: ProposedViewSize(frame.size), mirrored: isMirrored)
  }
}

/// The size and place of a geometry reader.
public struct GeometryProxy: Equatable, Sendable {
  let globalFrame: CGRect

  /// The reader's size in points.
  public var size: CGSize { globalFrame.size }

  /// The safe area's insets; a widget has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's bounds in a coordinate space; named spaces are taken as the whole canvas.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : globalFrame
  }
}

/// What coordinates are counted from.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// A named ancestor.
  case named(String)
}

extension View {
  /// Names the view's coordinates; names are accepted and stand for the canvas.
  public nonisolated func coordinateSpace(name: String) -> some View { self }
}
