/// What a view is evaluated with: the environment at its place, and where the whole evaluation's findings go.
@MainActor
struct ViewContext {
  var environment: EnvironmentValues
  let evaluation: Evaluation
  /// Axis of the stack the view is a direct child of, for spacers and dividers; nil elsewhere.
  var stackAxis: Axis?
  /// True for the direct children of a grid, where rows are kept apart.
  var isInGrid = false

  /// This context with a changed environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// This context for the children of a container.
  func inside(stack axis: Axis?) -> ViewContext {
    var copy = self
    copy.stackAxis = axis
    copy.isInGrid = false
    return copy
  }

  /// The nodes of a view; reads its body once when it is a composite one.
  func nodes<V: View>(of view: V) -> [LayoutNode] {
    if let primitive = view as? any PrimitiveView { return primitive.makeNodes(in: self) }
    return nodes { view.body }
  }

  /// The nodes of a view made by user code, which sees this environment while it runs.
  func nodes<V: View>(from content: () -> V) -> [LayoutNode] {
    nodes(of: CurrentEnvironment.with(environment, content))
  }

  /// The nodes of a modified view.
  func nodes<M: ViewModifier>(of content: any View, modifier: M) -> [LayoutNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNodes(of: content, in: self)
    }
    return nodes { modifier.body(content: _ViewModifier_Content(content: content)) }
  }

  /// The view as exactly one node: several are stacked back to front, as overlays and backgrounds do.
  func layeredNode(of view: any View, alignment: Alignment = .center) -> LayoutNode {
    let nodes = inside(stack: nil).nodes(of: view)
    return nodes.count == 1 ? nodes[0] : ZStackNode(nodes, alignment: alignment, in: self)
  }
}
