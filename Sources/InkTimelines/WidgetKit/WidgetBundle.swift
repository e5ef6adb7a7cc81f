/// The widgets of a program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// What the bundle is made of.
  associatedtype Body: Widget

  /// The bundle.
  init()

  /// Its widgets.
  @WidgetBundleBuilder var body: Body { get }
}
