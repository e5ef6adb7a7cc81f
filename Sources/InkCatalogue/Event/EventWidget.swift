import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// The last time something happened, and how long ago that is: a coffee, a feeding, a backup, a watering.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the time comes from | |
/// | `title` | what happens | "Coffee" |
/// | `symbol` | its figure, by SF Symbols name | cup.and.saucer.fill |
/// | `unit` | the amount's unit, where the source gives an amount | "" |
///
/// The source gives an instant (RFC 3339, or seconds since 1970), or a table with `time`, `name`, `amount` and `unit`. Of a file
/// that holds none it is the time of its last change, so `touch ~/coffee` on a key of the keyboard is all it takes:
///
/// ```toml
/// [[widget]]
/// kind = "event"
/// slot = "rectangular.1"
/// configuration = { title = "Coffee", source = { file = "~/coffee" } }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall, systemMedium. The age is live: by the
/// minute in the first hour, then by the hour where it is short.
public struct EventWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = "Coffee"
    var symbol = "cup.and.saucer.fill"
    var unit = ""

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the time comes from."),
        WidgetParameter("title", \.title, "What happens."),
        WidgetParameter("symbol", \.symbol, "Its figure, by SF Symbols name."),
        WidgetParameter("unit", \.unit, "The amount's unit."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    let isFile = settings.source?.source is FileSource
    return feedConfiguration(
      "event", source: settings.source, sample: EventWidget.sample,
      changes: { EventWidget.changes(of: $0, after: $1, isFile: isFile) }
    ) { EventView(entry: $0, settings: settings) }
    .configurationDisplayName("Event")
    .description("The last time something happened, and how long ago.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
    ])
  }

  nonisolated static func sample(at date: Date) -> FeedReport {
    let time = date.addingTimeInterval(-8580).timeIntervalSince1970
    return FeedReport(
      reading: FeedReading(
        .table([
          "time": .number(time), "name": .text("Caffè latte"), "amount": .number(95), "unit": .text("mg"),
        ]),
        at: date))
  }

  /// When the age reads differently, and when the report grows stale.
  nonisolated static func changes(of report: FeedReport, after now: Date, isFile: Bool) -> [Date] {
    let stale = report.staleAt.map { [$0] } ?? []
    guard let date = LastEvent(report, isFile: isFile).date else { return stale }
    return (stale + AgeWords.changes(of: date, after: now, count: 60)).sorted()
  }
}
