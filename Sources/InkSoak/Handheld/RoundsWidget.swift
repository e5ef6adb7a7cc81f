import Foundation
import InkTimelines
import InkViews

/// A widget that changes at fixed times of the day, by the wall clock.
struct RoundsWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    let text: String
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "–") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let now = context.environment.currentDate
      let calendar = context.environment.calendar
      var entries = Rounds.around(now, in: calendar).map { Entry(date: $0.date, text: $0.text) }
      // What is shown now, and two days ahead.
      let first = entries.lastIndex { $0.date <= now } ?? 0
      entries.removeFirst(first)
      completion(Timeline(entries: entries, policy: .after(entries[entries.count - 2].date)))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "rounds", provider: Provider()) { entry in
      Text(verbatim: entry.text).font(.system(size: 40, weight: .bold))
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

/// The times of the day at which something is to be shown.
enum Rounds {
  /// Hours and minutes.
  static let times = [(6, 30), (9, 30), (12, 30), (15, 30), (18, 30), (22, 0)]

  /// The rounds from a day before to two days after a moment.
  static func around(_ now: Date, in calendar: Calendar) -> [(date: Date, text: String)] {
    let today = calendar.startOfDay(for: now)
    return (-1...2).flatMap { day -> [(date: Date, text: String)] in
      guard let start = calendar.date(byAdding: .day, value: day, to: today) else { return [] }
      return times.compactMap { hour, minute in
        calendar.date(bySettingHour: hour, minute: minute, second: 0, of: start).map { date in
          (date, "\(calendar.component(.day, from: start))/\(hour):\(minute)")
        }
      }
    }
  }
}
