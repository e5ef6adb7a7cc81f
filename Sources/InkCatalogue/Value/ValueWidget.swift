import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// One number of a feed, large, with its unit, what it is of, and its age when it is old.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the number comes from: a number, or a table with `value` and `unit` | |
/// | `title` | what it is of | "Value" |
/// | `unit` | its unit | "" |
/// | `symbol` | a figure beside it, by SF Symbols name | "" |
/// | `decimals` | how many are shown, 0 to 4 | one below a hundred where there are any |
///
/// ```toml
/// [[widget]]
/// kind = "value"
/// slot = "rectangular.1"
/// configuration = { title = "Processor", unit = "°C", source = { host = "temperature", every = "1m" } }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall, systemMedium.
public struct ValueWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = "Value"
    var unit = ""
    var symbol = ""
    var decimals: Int?

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the number comes from."),
        WidgetParameter("title", \.title, "What it is of."),
        WidgetParameter("unit", \.unit, "Its unit."),
        WidgetParameter("symbol", \.symbol, "A figure beside it, by SF Symbols name."),
        WidgetParameter("decimals", \.decimals, "How many decimals are shown."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "value", source: settings.source, sample: { FeedReport(reading: FeedReading(.number(21.4), at: $0)) }
    ) { ValueView(entry: $0, settings: settings) }
    .configurationDisplayName("Value")
    .description("One number from anywhere, large.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
    ])
  }
}
