import Foundation

/// A view that draws by hand.
public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas where Symbols == EmptyView {
  /// A canvas as large as proposed; the closure draws each time the view is laid out.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer)
  }
}

extension Canvas: View {
  public typealias Body = Never
}

extension Canvas: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { [CanvasNode(renderer, in: context)] }
}
