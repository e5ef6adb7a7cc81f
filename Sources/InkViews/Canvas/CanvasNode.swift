import Foundation

/// The node of a canvas.
@MainActor
final class CanvasNode: LayoutNode {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: [LayoutNode]
  private let context: ViewContext

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ symbols: any View,
    in context: ViewContext
  ) {
    self.renderer = renderer
    self.symbols = context.inside(stack: nil).nodes(of: symbols)
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
    for symbol in symbols {
      guard let tag = symbol.tag else { continue }
      recording.symbols[tag] = resolved(symbol)
    }
    CurrentEnvironment.with(environment) { renderer(&graphics, size) }
    for command in recording.commands { pass.append(command) }
    context.evaluation.liveTexts += recording.liveTexts
  }

  /// A symbol at its ideal size, drawn at the origin.
  private func resolved(_ symbol: LayoutNode) -> GraphicsContext.ResolvedSymbol {
    let size = symbol.size(for: .unspecified)
    let pass = DrawingPass(context.evaluation, container: nil)
    pass.draw(
      symbol, at: .zero, inside: CGRect(origin: .zero, size: size), proposal: .unspecified)
    return GraphicsContext.ResolvedSymbol(size: size, commands: pass.commands)
  }
}
