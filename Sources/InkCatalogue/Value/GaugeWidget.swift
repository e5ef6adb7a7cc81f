import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// A number of a feed on an arc or a bar between two ends: a disk's use, a tank's level, a sensor of the house.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the number comes from: a number, or a table with `value` and `unit` | |
/// | `title` | what it is of | "Gauge" |
/// | `unit` | its unit | "" |
/// | `symbol` | a figure in the arc's gap, by SF Symbols name | "" |
/// | `minimum`, `maximum` | the ends, the lower at the left | 0, 100 |
/// | `warning` | from where on it is drawn as an alarm | |
///
/// ```toml
/// [[widget]]
/// kind = "gauge"
/// slot = "circular.1"
/// configuration = { title = "Disk", unit = "%", symbol = "internaldrive", source = { host = "disk" } }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, systemSmall.
public struct GaugeWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = "Gauge"
    var unit = ""
    var symbol = ""
    var minimum = 0.0
    var maximum = 100.0
    var warning: Double?

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the number comes from."),
        WidgetParameter("title", \.title, "What it is of."),
        WidgetParameter("unit", \.unit, "Its unit."),
        WidgetParameter("symbol", \.symbol, "A figure in the arc's gap, by SF Symbols name."),
        WidgetParameter("minimum", \.minimum, "The number at one end."),
        WidgetParameter("maximum", \.maximum, "The number at the other end."),
        WidgetParameter("warning", \.warning, "From where on it is an alarm."),
      ]
    }

    /// The ends in their order; one apart at least.
    var range: ClosedRange<Double> {
      let (low, high) = (min(minimum, maximum), max(minimum, maximum))
      return low < high ? low...high : low...(low + 1)
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "gauge", source: settings.source,
      sample: { date in
        let range = settings.range
        let value = range.lowerBound + (range.upperBound - range.lowerBound) * 0.62
        return FeedReport(reading: FeedReading(.number(value), at: date))
      }
    ) { GaugeView(entry: $0, settings: settings) }
    .configurationDisplayName("Gauge")
    .description("A number between two ends.")
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .systemSmall])
  }
}
