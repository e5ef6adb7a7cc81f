import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// What is to come in a calendar: the next meeting and how long until then, or the days ahead.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | the calendar: `{ calendar = "~/meetings.ics" }`, or an address | |
/// | `title` | what stands over the days; "" for nothing | "" |
///
/// Recurring events, exceptions, whole days and time zones are worked out where the calendar is read, and shown in the
/// display's own zone. What goes on is marked; what is over goes. Any list of tables with `title`, `start` and `end` will do
/// in the place of a calendar, such as a command's.
///
/// ```toml
/// [[widget]]
/// kind = "agenda"
/// slot = "large.1"
/// configuration = { source = { calendar = "https://example.org/mine.ics", every = "15m" } }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall, systemMedium, systemLarge,
/// systemExtraLarge. It is drawn again at every start and end and at midnight; the time until the next is live.
public struct AgendaWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: FeedSettings?
    var title = ""

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "The calendar."),
        WidgetParameter("title", \.title, "What stands over the days."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "agenda", source: settings.source, sample: Self.sample,
      moments: { report, now, calendar in
        Agenda.changes(AgendaEvent.events(of: report.value, in: calendar) ?? [], after: now, in: calendar)
      }
    ) { AgendaView(entry: $0, settings: settings) }
    .configurationDisplayName("Agenda")
    .description("The next events of a calendar.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium, .systemLarge,
      .systemExtraLarge, .systemExtraLargePortrait,
    ])
  }

  /// Something that goes on, and what follows today and tomorrow.
  nonisolated static func sample(at date: Date) -> FeedReport {
    func event(_ title: String, _ minutes: Double, _ length: Double) -> FeedValue {
      let start = (date.timeIntervalSince1970 / 900).rounded(.down) * 900 + minutes * 60
      return .table([
        "title": .text(title), "start": .number(start), "end": .number(start + length * 60),
      ])
    }
    let events = [
      event("Tea", -15, 45), event("Lunch", 75, 60), event("Gym", 1440, 30),
      event("Choir", 1740, 90), event("Train", 2700, 180),
    ]
    return FeedReport(reading: FeedReading(.list(events), at: date))
  }
}
