import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// The air pressure, where it is going, and a warning when it falls as people feel it.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the pressure comes from: a number, or a table with `pressure`, `change`, `level` | |
/// | `unit` | its unit: hPa, mbar, Pa, kPa, mmHg, inHg | hPa |
/// | `place` | a name to show | "" |
/// | `limits` | hPa of fall in three hours for `caution`, `warning` and `severe` | 1.6, 3.6, 6.1 |
///
/// ```toml
/// [[widget]]
/// kind = "pressure"
/// slot = "rectangular.1"
/// configuration.place = "Tokyo"
/// configuration.source = { command = ["curl", "-fsS", "https://example.org/now.json"], path = "/main/pressure" }
/// ```
///
/// Families: all. Trend and level come from the numbers of the last three hours, known an hour after the start, or from
/// the source. A value older than the source's `stale_after` is shown with a struck-through network and its age.
public struct PressureWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var unit = PressureUnit.hPa
    var place = ""
    var limits = PressureLevel.Limits()

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the pressure comes from."),
        WidgetParameter("unit", \.unit, "The unit it is given in."),
        WidgetParameter("place", \.place, "A name to show."),
        WidgetParameter("limits", \.limits, "How strong a fall is told of."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "pressure", source: settings.source, sample: { PressureWidget.sample(at: $0, unit: settings.unit) }
    ) { PressureView(entry: $0, settings: settings) }
    .configurationDisplayName("Pressure")
    .description("Air pressure, its trend, and a warning when it falls.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium, .systemLarge,
      .systemExtraLarge,
    ])
  }

  /// A fall such as a front brings.
  nonisolated static func sample(at date: Date, unit: PressureUnit) -> FeedReport {
    let values = (0...96).map { step -> FeedHistory.Sample in
      let hours = Double(step) / 4
      let pressure = 1016 - 0.4 * sin(hours) - (hours > 17 ? (hours - 17) * 1.1 : 0)
      return FeedHistory.Sample(
        pressure / unit.inHectopascals, at: date.addingTimeInterval((hours - 24) * 3600))
    }
    let last = values.last?.number ?? 1008 / unit.inHectopascals
    return FeedReport(
      reading: FeedReading(.number(last), at: date), staleAfter: .seconds(1800), history: FeedHistory(values))
  }
}
