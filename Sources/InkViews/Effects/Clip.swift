import Foundation

/// Draws only what of a view is inside a shape.
struct ClipModifier<S: Shape> {
  let shape: S
  let style: FillStyle

  init(_ shape: S, _ style: FillStyle) {
    self.shape = shape
    self.style = style
  }
}

extension ClipModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    ClipNode(shape, style, child, in: context)
  }
}

/// The node of a clip.
@MainActor
final class ClipNode: UnaryNode {
  private let shape: any Shape
  private let style: FillStyle

  init(_ shape: any Shape, _ style: FillStyle, _ child: LayoutNode, in context: ViewContext) {
    self.shape = shape
    self.style = style
    super.init(child, in: context)
  }

  override var name: String { "clip" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let list = pass.collect { super.draw(in: frame, proposal: proposal, on: pass) }
    guard !list.commands.isEmpty else { return }
    pass.append(.clip(pass.drawing(of: shape, in: frame).area, evenOdd: style.isEOFilled, list))
  }
}

extension View {
  /// Draws only what is inside a shape in the view's bounds.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape, style))
  }

  /// Draws only what is inside the view's bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(Rectangle(), FillStyle()))
  }

  /// Draws only what is inside the view's bounds with round corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
