import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// Lines of a feed under one another: tasks, departures, the host's figures, a shopping list.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the lines come from | |
/// | `title` | what stands over them; "" for nothing | "" |
/// | `name`, `detail` | the members of a table that are its line's text and what stands at its end | "name", "value" |
///
/// The source gives a list of texts, a list of tables, a table (a line for each member, by name), or a text with a line each.
/// What there is no room for is counted in the last line.
///
/// ```toml
/// [[widget]]
/// kind = "list"
/// slot = "large.1"
/// configuration = { title = "Shopping", source = { file = "~/shopping.txt" } }
/// ```
///
/// Families: accessoryRectangular, systemSmall, systemMedium, systemLarge.
public struct ListWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = ""
    var name = "name"
    var detail = "value"

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the lines come from."),
        WidgetParameter("title", \.title, "What stands over them."),
        WidgetParameter("name", \.name, "The member of a table that is its line's text."),
        WidgetParameter("detail", \.detail, "The member that stands at the line's end."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "list", source: settings.source, sample: ListWidget.sample
    ) { ListView(entry: $0, settings: settings) }
    .configurationDisplayName("List")
    .description("Lines of text from anywhere.")
    .supportedFamilies([.accessoryRectangular, .systemSmall, .systemMedium, .systemLarge])
  }

  nonisolated static func sample(at date: Date) -> FeedReport {
    let lines = ["Water the plants", "Post the letter", "Call the plumber", "Buy bread", "Return the books"]
    return FeedReport(reading: FeedReading(.list(lines.map { .text($0) }), at: date))
  }
}
