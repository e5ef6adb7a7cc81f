import Foundation

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
