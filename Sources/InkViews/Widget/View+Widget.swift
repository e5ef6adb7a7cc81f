import Foundation

/// Where a container background goes.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Behind the whole widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Behind a navigation stack; nothing here.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind a tab view; nothing here.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// Hands a background to the host.
struct ContainerBackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
  let placement: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    if placement == .widget, context.evaluation.containerBackground == nil {
      context.evaluation.containerBackground = context.layeredNode(of: background, alignment: alignment)
    }
    return context.nodes(of: content)
  }
}

/// Hands a link to the host.
struct WidgetURLModifier {
  let url: URL?
}

extension WidgetURLModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    if context.evaluation.widgetURL == nil { context.evaluation.widgetURL = url }
    return context.nodes(of: content)
  }
}

extension View {
  /// Fills the widget behind its margins; the outermost one counts.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        background: Rectangle().fill(style), alignment: .center, placement: container))
  }

  /// Draws views behind the widget's margins; the outermost ones count.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(background: content(), alignment: alignment, placement: container))
  }

  /// Where a tap on the widget leads; the outermost one counts.
  public nonisolated func widgetURL(_ url: URL?) -> some View { modifier(WidgetURLModifier(url: url)) }

  /// Puts the view into the accented group, which is drawn in the panel's colour ink; it cannot be taken out again
  /// inside.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    transformEnvironment(\.isAccented) { $0 = $0 || accentable }
  }

  /// Accepted; widgets here have no label beside them.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Accepted; widgets here have no label beside them.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepted; widgets here have no label beside them.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Accepted; nothing is curved here.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
