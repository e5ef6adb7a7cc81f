import Foundation
import InkFeeds

/// An event as a calendar's feed tells it.
struct AgendaEvent: Equatable {
  var title: String
  var place: String?
  var start: Date
  /// Not before the start.
  var end: Date
  /// Whole days, the end being the midnight after the last.
  var isAllDay: Bool

  /// The events of a feed's value in the display's calendar, in order; nil where it is no list of events.
  static func events(of value: FeedValue?, in calendar: Calendar) -> [AgendaEvent]? {
    guard case .list(let members) = value else { return nil }
    return members.compactMap { AgendaEvent($0, in: calendar) }.sorted {
      ($0.start, $0.isAllDay ? 0 : 1, $0.end) < ($1.start, $1.isAllDay ? 0 : 1, $1.end)
    }
  }

  init(title: String, place: String? = nil, start: Date, end: Date, isAllDay: Bool = false) {
    (self.title, self.place, self.start, self.end) = (title, place, start, max(start, end))
    self.isAllDay = isAllDay
  }

  private init?(_ value: FeedValue, in calendar: Calendar) {
    guard let start = value["start"].flatMap({ Self.time($0, in: calendar) }) else { return nil }
    let end = value["end"].flatMap { Self.time($0, in: calendar) }
    self.init(
      title: value["title"]?.text ?? "", place: value["place"]?.text, start: start.date,
      end: end?.date ?? start.date, isAllDay: start.isDay)
  }

  /// Seconds since 1970; "2026-11-30T09:00:00" by the display's clock; "2026-11-30", a day.
  private static func time(_ value: FeedValue, in calendar: Calendar) -> (date: Date, isDay: Bool)? {
    if case .text(let text) = value {
      let numbers = text.split { $0 == "-" || $0 == "T" || $0 == ":" }.compactMap { Int($0) }
      let isDay = text.utf8.count == 10 && numbers.count == 3
      if isDay || text.utf8.count == 19 && numbers.count == 6 {
        let time = isDay ? [0, 0, 0] : Array(numbers[3...])
        let parts = DateComponents(
          year: numbers[0], month: numbers[1], day: numbers[2], hour: time[0], minute: time[1],
          second: time[2])
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian.date(from: parts).map { ($0, isDay) }
      }
    }
    return value.date.map { ($0, false) }
  }

  /// True while it goes on; a day never does, nor a moment without a length.
  func isNow(at date: Date) -> Bool { !isAllDay && start <= date && date < end }

  /// True when there is nothing left of it.
  func isOver(at date: Date) -> Bool { end <= date && start < date }
}
