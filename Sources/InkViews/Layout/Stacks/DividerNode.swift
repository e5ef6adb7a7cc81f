import Foundation

/// The node of a divider: one pixel thick, as long as it may be.
@MainActor
final class DividerNode: LayoutNode {
  let isUpright: Bool

  override init(_ context: ViewContext) {
    isUpright = context.stackAxis == .horizontal
    super.init(context)
  }

  override var name: String { "Divider" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isUpright
      ? CGSize(width: environment.pixelLength, height: size.height)
      : CGSize(width: size.width, height: environment.pixelLength)
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    pass.fill(Path(frame), with: SeparatorShapeStyle(), bounds: frame, environment: environment)
  }
}
