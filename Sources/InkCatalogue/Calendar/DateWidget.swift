import Foundation
import InkTimelines
import InkViews

/// The date: weekday, day and month in the words of the locale.
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall, systemMedium. It has no settings. A timeline
/// holds the next week; it changes at midnight of the display's time zone.
public struct DateWidget: Widget {
  /// The widget.
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "date", provider: DateProvider()) { DateView(date: $0.date) }
      .configurationDisplayName("Date")
      .description("Weekday, day and month.")
      .supportedFamilies([
        .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
      ])
  }
}

struct DateEntry: TimelineEntry {
  let date: Date
}

/// An entry now and at the next seven midnights.
struct DateProvider: TimelineProvider {
  func placeholder(in context: Context) -> DateEntry { DateEntry(date: context.environment.currentDate) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (DateEntry) -> Void) {
    completion(DateEntry(date: context.environment.currentDate))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DateEntry>) -> Void) {
    let today = context.environment.calendar.startOfDay(for: context.environment.currentDate)
    let midnights = (1...7).compactMap {
      context.environment.calendar.date(byAdding: .day, value: $0, to: today)
    }
    completion(
      Timeline(
        entries: ([context.environment.currentDate] + midnights).map { DateEntry(date: $0) }, policy: .atEnd))
  }
}
