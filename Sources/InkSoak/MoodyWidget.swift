import Foundation
import InkTimelines
import InkViews

/// A widget whose provider has nothing to say at every fourth quarter of an hour.
struct MoodyWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    let number: Int
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, number: 0) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let now = context.environment.currentDate
      let quarter = Int(now.timeIntervalSince1970 / 900)
      let entries = quarter % 4 == 3 ? [] : [Entry(date: now, number: quarter % 100)]
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(900))))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "moody", provider: Provider()) { Text(verbatim: "\($0.number)") }
      .supportedFamilies([.accessoryInline])
  }
}
