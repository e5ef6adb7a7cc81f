import Foundation

/// Evaluates a view once and lays it out in any size.
@MainActor
public struct ViewRenderer {
  private let root: LayoutNode
  /// What the view was evaluated with.
  public let environment: EnvironmentValues
  private let evaluation: Evaluation

  /// Evaluates a view: every body is read once, with `environment` in force.
  ///
  /// Several views at the top are stacked vertically. An inline widget is reduced to its first symbol and its first
  /// text, side by side in one font, as lock screens do.
  public init<V: View>(_ view: V, environment: EnvironmentValues, measurer: any TextMeasurer) {
    let evaluation = Evaluation(measurer: measurer)
    let context = ViewContext(environment: environment, evaluation: evaluation)
    self.environment = environment
    self.evaluation = evaluation
    if environment.widgetFamily == .accessoryInline { evaluation.inline = InlineContent() }
    let nodes = context.nodes(of: view)
    root =
      evaluation.inline?.root(in: context) ?? (nodes.count == 1 ? nodes[0] : nil)
      ?? StackNode(.vertical, nodes, alignment: HorizontalAlignment.center.key, spacing: nil, in: context)
  }

  /// A renderer of what was evaluated already.
  init(root: LayoutNode, environment: EnvironmentValues, evaluation: Evaluation) {
    self.root = root
    self.environment = environment
    self.evaluation = evaluation
  }

  /// What the view says of itself as a preview.
  var traits: PreviewTraits { root.environment.previewTraits }

  /// The family the view was evaluated for.
  public var family: WidgetFamily { environment.widgetFamily }

  /// True when the view has a `containerBackground` for the widget; such a view expects margins.
  public var hasContainerBackground: Bool { evaluation.containerBackground != nil }

  /// The size the view takes by itself, at most `limit` each way.
  public func fittingSize(within limit: CGSize) -> CGSize {
    let size = root.size(for: ProposedViewSize(width: nil, height: nil))
    return size.width <= limit.width && size.height <= limit.height
      ? size : root.size(for: ProposedViewSize(limit))
  }

  /// Lays the view out and gathers what it draws, in points from the top left of the canvas.
  ///
  /// The content is proposed the size less the margins and centred there; the container background fills the whole
  /// size. Within one evaluation, sizes are remembered, so that laying out again costs little.
  public func layout(in size: CGSize, margins: EdgeInsets = EdgeInsets()) -> RenderedView {
    let bounds = CGRect(origin: .zero, size: size)
    let shape = RoundedRectangle(cornerRadius: environment.containerCornerRadius)
    let container =
      environment.widgetFamily == .accessoryCircular ? nil : ContainerShape(shape: shape, frame: bounds)
    let pass = DrawingPass(
      evaluation, container: container ?? ContainerShape(shape: Circle(), frame: bounds))
    let proposal = ProposedViewSize(size).inset(by: margins)
    let content = root.size(for: proposal)
    let inner = CGRect(
      x: margins.leading, y: margins.top, width: proposal.width ?? 0, height: proposal.height ?? 0)
    // Content first: what a geometry reader makes may bring the background along.
    let foreground = pass.collect {
      pass.draw(
        root, at: CGPoint(x: (inner.width - content.width) / 2, y: (inner.height - content.height) / 2),
        inside: inner, proposal: proposal)
    }
    let background = pass.collect {
      if let background = evaluation.containerBackground, environment.showsWidgetContainerBackground {
        pass.draw(background, at: .zero, inside: bounds, proposal: ProposedViewSize(size))
      }
    }
    return RenderedView(
      displayList: DisplayList(background.commands + foreground.commands), size: size,
      contentSize: content, frames: pass.entries, liveTexts: evaluation.liveTexts,
      widgetURL: evaluation.widgetURL, links: evaluation.links,
      hasContainerBackground: hasContainerBackground,
      problems: evaluation.problems)
  }
}
