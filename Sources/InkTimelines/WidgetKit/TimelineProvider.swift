/// Says what a widget shows, and when.
///
/// The host calls `getSnapshot` and `getTimeline` away from the main thread, so that one that blocks does not
/// hold up the display; their completion may be called from any thread. The first call of a completion counts.
public protocol TimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry

  /// What the provider is told about the place.
  typealias Context = TimelineProviderContext

  /// An entry without data, drawn redacted; to be given at once.
  func placeholder(in context: Context) -> Entry

  /// An entry for a transient look; with sample data where `context.isPreview`.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
