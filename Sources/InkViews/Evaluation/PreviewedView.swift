import Foundation

/// One of the views that a preview lists.
@MainActor
public struct PreviewedView {
  /// What it is called; nil when nothing says.
  public let name: String?
  /// The family it is shown as; nil for a plain view.
  public let family: WidgetFamily?
  /// How large it is where it has no family.
  public let layout: PreviewLayout
  /// Lays it out.
  public let renderer: ViewRenderer

  init(_ renderer: ViewRenderer) {
    let traits = renderer.traits
    name = traits.name
    family = traits.family
    layout = traits.layout
    self.renderer = renderer
  }

  /// The previews of a view: each view with a place of its own, and what stands beside them, one by one.
  ///
  /// `prepare` sets what else of the environment depends on a family.
  public static func all(
    in view: any View, environment: EnvironmentValues, measurer: any TextMeasurer,
    prepare: @escaping (WidgetFamily, inout EnvironmentValues) -> Void
  ) -> [PreviewedView] {
    let evaluation = Evaluation(measurer: measurer)
    let gathering = PreviewGathering(prepare: prepare)
    evaluation.previews = gathering
    let nodes = ViewContext(environment: environment, evaluation: evaluation).nodes(of: view)
    for node in nodes {
      gathering.add(ViewRenderer(root: node, environment: node.environment, evaluation: evaluation))
    }
    return gathering.views
  }
}

/// The previews found so far.
@MainActor
final class PreviewGathering {
  /// Sets what else depends on a family.
  let prepare: (WidgetFamily, inout EnvironmentValues) -> Void
  private(set) var views: [PreviewedView] = []

  init(prepare: @escaping (WidgetFamily, inout EnvironmentValues) -> Void) { self.prepare = prepare }

  func add(_ renderer: ViewRenderer) { views.append(PreviewedView(renderer)) }
}
