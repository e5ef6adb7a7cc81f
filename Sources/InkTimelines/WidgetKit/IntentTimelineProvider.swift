/// Says what a widget with an intent for its settings shows, and when.
///
/// Called as ``TimelineProvider`` is.
public protocol IntentTimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry

  /// The widget's settings.
  associatedtype Intent: INIntent

  /// What the provider is told about the place.
  typealias Context = TimelineProviderContext

  /// An entry without data, drawn redacted; to be given at once.
  func placeholder(in context: Context) -> Entry

  /// An entry for a transient look; with sample data where `context.isPreview`.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Settings to offer where the user cannot make any; not asked for here.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
