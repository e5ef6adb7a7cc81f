import Foundation

/// One walk over a placed tree: gathers what is drawn and prints the frames.
@MainActor
final class DrawingPass {
  private(set) var commands: [DrawCommand] = []
  private(set) var entries: [PlacedView] = []
  private var depth = 0
  /// From layout points to canvas points.
  private(set) var transform = CGAffineTransform.identity
  /// The shape and frame that `ContainerRelativeShape` follows.
  private(set) var container: ContainerShape?
  let evaluation: Evaluation

  init(_ evaluation: Evaluation, container: ContainerShape?) {
    self.evaluation = evaluation
    self.container = container
  }

  /// Draws a node with its top leading corner at `origin` inside a frame, or its mirror image.
  func draw(
    _ node: LayoutNode, at origin: CGPoint, inside frame: CGRect, proposal: ProposedViewSize,
    mirrored: Bool = false
  ) {
    let size = node.size(for: proposal)
    let x = mirrored ? frame.width - origin.x - size.width : origin.x
    let place = CGRect(x: frame.minX + x, y: frame.minY + origin.y, width: size.width, height: size.height)
    entries.append(PlacedView(depth: depth, name: node.name, frame: place))
    depth += 1
    node.draw(in: place, proposal: proposal, on: self)
    depth -= 1
  }

  /// Adds a command whose paths are already in canvas points.
  func append(_ command: DrawCommand) { commands.append(command) }

  /// Gathers what `body` draws, without adding it.
  func collect(_ body: () -> Void) -> DisplayList {
    let outer = commands
    commands = []
    body()
    let list = DisplayList(commands)
    commands = outer
    return list
  }

  /// Draws `body` with a transform that comes before the current one.
  func transformed(by inner: CGAffineTransform, _ body: () -> Void) {
    let outer = transform
    transform = inner.concatenating(outer)
    body()
    transform = outer
  }

  /// Draws `body` inside another container shape.
  func inside(_ shape: ContainerShape, _ body: () -> Void) {
    let outer = container
    container = shape
    body()
    container = outer
  }
}
