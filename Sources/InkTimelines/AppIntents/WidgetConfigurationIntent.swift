/// The settings of a widget, as an intent that is never performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing to do.
  public func perform() async throws -> some IntentResult { EmptyIntentResult() }
}
