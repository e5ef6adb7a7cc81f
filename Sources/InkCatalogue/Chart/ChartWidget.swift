import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// A number of a feed over the last hours as a line, with its newest value: a temperature, a load, a price.
///
/// What was seen before a restart is shown after it: numbers are kept in the history beside the state, one in five minutes. The line has a gap where nothing was known for three quarters of an
/// hour or, of a source that is asked more rarely, for two and a half times its usual distance.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the number comes from: a number, or a table with `value` and `unit` | |
/// | `title` | what it is of | "Chart" |
/// | `unit` | its unit | "" |
/// | `span` | how far back it goes, 1 h to 7 days | 24 h |
/// | `minimum`, `maximum` | the ends at the left | around the numbers |
/// | `decimals` | how many the newest value has, 0 to 4 | one below a hundred where there are any |
///
/// ```toml
/// [[widget]]
/// kind = "chart"
/// slot = "rectangular.1"
/// configuration = { title = "Processor", unit = "°C", source = { host = "temperature", every = "5m" } }
/// ```
///
/// Families: accessoryRectangular, systemSmall, systemMedium, systemLarge.
public struct ChartWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = "Chart"
    var unit = ""
    var span = Duration.seconds(86_400)
    var minimum: Double?
    var maximum: Double?
    var decimals: Int?

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the number comes from."),
        WidgetParameter("title", \.title, "What it is of."),
        WidgetParameter("unit", \.unit, "Its unit."),
        WidgetParameter("span", \.span, "How far back it goes, a week at most."),
        WidgetParameter("minimum", \.minimum, "The number at the foot."),
        WidgetParameter("maximum", \.maximum, "The number at the top."),
        WidgetParameter("decimals", \.decimals, "How many decimals the newest value has."),
      ]
    }

    /// How far back it goes, in seconds, as far as there is a history.
    var seconds: TimeInterval {
      min(FeedHistory.length, max(3600, TimeInterval(span.components.seconds)))
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration("chart", source: settings.source, sample: Self.sample) {
      ChartView(entry: $0, settings: settings)
    }
    .configurationDisplayName("Chart")
    .description("A number over the last hours.")
    .supportedFamilies([.accessoryRectangular, .systemSmall, .systemMedium, .systemLarge])
  }

  /// A day of temperatures.
  private nonisolated static func sample(until date: Date) -> FeedReport {
    let values = (0...96).map { step -> FeedHistory.Sample in
      let phase = Double(step) / 96 * 2 * .pi
      let number = 17.5 - 4 * cos(phase) + 1.2 * sin(phase * 3)
      return FeedHistory.Sample(
        (number * 10).rounded() / 10, at: date.addingTimeInterval(Double(step - 96) * 900))
    }
    return FeedReport(
      reading: FeedReading(.number(values[96].number), at: date), history: FeedHistory(values))
  }
}
