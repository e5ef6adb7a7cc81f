import Foundation

/// Draws a view as strong as another one.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment

  init(_ mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension MaskModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    MaskNode(context.layeredNode(of: mask, alignment: alignment), alignment: alignment, child, in: context)
  }
}

/// The node of a mask.
@MainActor
final class MaskNode: UnaryNode {
  private let mask: LayoutNode
  private let alignment: Alignment

  init(_ mask: LayoutNode, alignment: Alignment, _ child: LayoutNode, in context: ViewContext) {
    self.mask = mask
    self.alignment = alignment
    super.init(child, in: context)
  }

  override var name: String { "mask" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let content = pass.collect { super.draw(in: frame, proposal: proposal, on: pass) }
    let inner = ProposedViewSize(frame.size)
    let origin = aligned(mask, proposal: inner, in: frame.size, alignment)
    let strength = pass.collect {
      pass.draw(mask, at: origin, inside: frame, proposal: inner, mirrored: isMirrored)
    }
    guard !content.commands.isEmpty, !strength.commands.isEmpty else { return }
    pass.append(.mask(content, by: strength))
  }
}

extension View {
  /// Draws the view as strong as the mask is at each point.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask(), alignment: alignment))
  }

  /// Draws the view as strong as the mask is at each point.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask, alignment: .center))
  }
}
