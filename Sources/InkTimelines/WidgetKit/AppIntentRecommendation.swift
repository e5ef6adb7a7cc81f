import InkViews

/// Settings offered under a name, of a widget with an app intent.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The settings.
  public let intent: Intent
  /// Their name.
  let description: Text

  /// Settings and their name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Settings and the key of their name.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Settings and their name.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Settings and their name.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
