import Foundation

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
