/// Says what a widget with an app intent for its settings shows, and when.
///
/// The host calls `snapshot` and `timeline` away from the main actor, and cancels their task when it gives up.
public protocol AppIntentTimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry

  /// The widget's settings.
  associatedtype Intent: WidgetConfigurationIntent

  /// What the provider is told about the place.
  typealias Context = TimelineProviderContext

  /// An entry without data, drawn redacted; to be given at once.
  func placeholder(in context: Context) -> Entry

  /// An entry for a transient look; with sample data where `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Settings to offer where the user cannot make any; not asked for here.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
