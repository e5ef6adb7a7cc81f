import Foundation

/// Sets the shape that `ContainerRelativeShape` follows inside a view.
struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S

  init(_ shape: S) { self.shape = shape }
}

extension ContainerShapeModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    ContainerShapeNode(shape, child, in: context)
  }
}

/// The node of a container shape.
@MainActor
final class ContainerShapeNode: UnaryNode {
  private let shape: any InsettableShape

  init(_ shape: any InsettableShape, _ child: LayoutNode, in context: ViewContext) {
    self.shape = shape
    super.init(child, in: context)
  }

  override var name: String { "containerShape" }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    pass.inside(ContainerShape(shape: shape, frame: frame)) {
      super.draw(in: frame, proposal: proposal, on: pass)
    }
  }
}

extension View {
  /// The shape that `ContainerRelativeShape` follows inside the view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape))
  }
}
