import Foundation

/// Draws a view under a map of its own space.
struct TransformModifier {
  let name: String
  let anchor: UnitPoint
  let map: CGAffineTransform

  init(_ name: String, anchor: UnitPoint, _ map: CGAffineTransform) {
    self.name = name
    self.anchor = anchor
    self.map = map
  }
}

extension TransformModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    TransformNode(self, child, in: context)
  }
}

/// The node of a rotation or scaling; the layout does not know of it.
@MainActor
final class TransformNode: UnaryNode {
  private let effect: TransformModifier

  init(_ effect: TransformModifier, _ child: LayoutNode, in context: ViewContext) {
    self.effect = effect
    super.init(child, in: context)
  }

  override var name: String { effect.name }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let anchor = effect.anchor.point(in: frame)
    let map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(effect.map)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    pass.transformed(by: map) { super.draw(in: frame, proposal: proposal, on: pass) }
  }
}

extension View {
  /// Draws the view turned about a point of its bounds; positive angles are clockwise.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier("rotationEffect", anchor: anchor, CGAffineTransform(rotationAngle: angle.radians)))
  }

  /// Draws the view larger or smaller about a point of its bounds.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of its bounds.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of its bounds.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier("scaleEffect", anchor: anchor, CGAffineTransform(scaleX: x, y: y)))
  }

  /// Draws the view under a map about its top leading corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier("transformEffect", anchor: .topLeading, transform))
  }

  /// Draws the view moved, scaled or turned in the plane; what points out of it is left out.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
