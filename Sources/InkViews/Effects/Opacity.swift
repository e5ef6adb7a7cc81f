import Foundation

/// Draws a view with less strength.
struct OpacityModifier {
  let opacity: Double

  init(_ opacity: Double) { self.opacity = opacity }
}

extension OpacityModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    OpacityNode(opacity, child, in: context)
  }
}

/// The node of an opacity.
@MainActor
final class OpacityNode: UnaryNode {
  let opacity: Float

  init(_ opacity: Double, _ child: LayoutNode, in context: ViewContext) {
    self.opacity = Float(min(max(opacity.isNaN ? 1 : opacity, 0), 1))
    super.init(child, in: context)
  }

  override var name: String { opacity == 0 ? "hidden" : "opacity" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let list = pass.collect { super.draw(in: frame, proposal: proposal, on: pass) }
    pass.append(list, opacity: opacity)
  }
}

extension View {
  /// Draws the view with a strength of 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity)) }

  /// Keeps the view's place and draws nothing.
  public nonisolated func hidden() -> some View { modifier(OpacityModifier(0)) }
}
