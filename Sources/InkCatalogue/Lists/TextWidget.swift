import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// A text of a feed, wrapped and made as large as its place allows: a quote, a note on the door, the word of the day.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the text comes from | |
/// | `title` | what stands over it; "" for nothing | "" |
///
/// ```toml
/// [[widget]]
/// kind = "text"
/// slot = "medium.1"
/// configuration = { title = "Note", source = { file = "~/note.txt" } }
/// ```
///
/// Families: accessoryRectangular, accessoryInline, systemSmall, systemMedium, systemLarge.
public struct TextWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = ""

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the text comes from."),
        WidgetParameter("title", \.title, "What stands over it."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "text", source: settings.source,
      sample: { FeedReport(reading: FeedReading(.text("Back at three"), at: $0)) }
    ) { TextView(entry: $0, settings: settings) }
    .configurationDisplayName("Text")
    .description("A text from anywhere.")
    .supportedFamilies([.accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium, .systemLarge])
  }
}
