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

/// The node of a canvas.
@MainActor
final class CanvasNode: LayoutNode {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let context: ViewContext

  init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, in context: ViewContext) {
    self.renderer = renderer
    self.context = context
    super.init(context)
  }

  override var name: String { "Canvas" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let origin = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let recording = GraphicsContext.Recording(measurer: context.evaluation.measurer)
    var graphics = GraphicsContext(
      recording, environment: environment, base: origin.concatenating(pass.transform))
    let size = frame.size
    CurrentEnvironment.with(environment) { renderer(&graphics, size) }
    for command in recording.commands { pass.append(command) }
    context.evaluation.liveTexts += recording.liveTexts
  }
}
