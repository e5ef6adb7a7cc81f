import Foundation

extension View {
  /// Fills the widget behind its margins; the outermost one counts.
  ///
  /// The greys that fill controls (`.fill.tertiary`, as Xcode writes it) leave paper: as a pattern behind everything they
  /// would take words apart.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        background: Rectangle().fill(style).environment(\.isBehindWidget, true), alignment: .center,
        placement: container))
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
