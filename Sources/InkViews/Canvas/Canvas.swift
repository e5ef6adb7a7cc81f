import Foundation

/// A view that draws by hand.
public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols
}

extension Canvas {
  /// A canvas as large as proposed, with views by their tags for `resolveSymbol(id:)`.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(renderer: renderer, symbols: symbols())
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas as large as proposed; the closure draws each time the view is laid out.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, symbols: EmptyView())
  }
}

extension Canvas: View {
  public typealias Body = Never
}

extension Canvas: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { [CanvasNode(renderer, symbols, in: context)] }
}
