/// A control of a phone's control centre; a display has none, so that no widget is offered for it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// What the control is made of.
  associatedtype Body: ControlWidgetConfiguration

  /// The control.
  init()

  /// Its kind and its view.
  var body: Body { get }
}

/// The kind and the view of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Accepted; there are no controls.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

  /// Accepted; there are no controls.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

  /// Accepted; there are no controls.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A control, which offers no widget.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    NoWidget()
  }
}

/// Stands for a control in a bundle.
struct NoWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
