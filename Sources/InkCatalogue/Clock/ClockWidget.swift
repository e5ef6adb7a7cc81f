import Foundation
import InkTimelines
import InkViews

/// The time of day, to the minute, as large as its place allows; on a rectangle, what the battery does below it,
/// on larger places the date.
///
/// | setting | | default |
/// |---|---|---|
/// | `footer` | what stands below it on a rectangle: battery, date, none | battery |
///
/// ```toml
/// [[widget]]
/// kind = "clock"
/// slot = "rectangular.1"
/// configuration = { footer = "date" }
/// ```
///
/// Families: all. Hours follow
/// the locale's clock, 12 or 24 hours, without "AM" or "PM". A timeline holds the next hour.
public struct ClockWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var footer = ClockFooter.battery

    /// The defaults.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [WidgetParameter("footer", \.footer, "What stands below it on a rectangle.")]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let footer = settings.footer
    return StaticConfiguration(kind: "clock", provider: ClockProvider()) {
      ClockView(date: $0.date, footer: footer)
    }
    .configurationDisplayName("Clock")
    .description("The time of day.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
      .systemLarge,
      .systemExtraLarge,
    ])
  }
}

struct ClockEntry: TimelineEntry {
  let date: Date
}

/// An entry at every full minute of the next hour.
struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: context.environment.currentDate) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ClockEntry) -> Void) {
    completion(ClockEntry(date: context.environment.currentDate))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ClockEntry>) -> Void) {
    let minute = (context.environment.currentDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    // Some minutes more than the hour: a host that asks for several widgets together may ask a little late.
    let entries = (0..<63).map {
      ClockEntry(date: Date(timeIntervalSinceReferenceDate: minute + 60 * Double($0)))
    }
    completion(
      Timeline(entries: entries, policy: .after(Date(timeIntervalSinceReferenceDate: minute + 3600))))
  }
}
