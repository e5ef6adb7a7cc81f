import Foundation

/// What is to come at an instant, by days.
struct Agenda: Equatable {
  /// A day and what begins on it; what began before stands under the first.
  struct Day: Equatable {
    /// Its midnight.
    var date: Date
    var events: [AgendaEvent]
  }

  let days: [Day]
  /// What goes on by the clock, else what begins next by the clock, else the first of whole days.
  let next: AgendaEvent?
  let now: Date

  /// What is not over at `now`.
  init(_ events: [AgendaEvent], at now: Date, in calendar: Calendar) {
    self.now = now
    let today = calendar.startOfDay(for: now)
    let coming = events.filter { !$0.isOver(at: now) }
    var days: [Day] = []
    for event in coming {
      let date = max(today, calendar.startOfDay(for: event.start))
      if let index = days.firstIndex(where: { $0.date == date }) {
        days[index].events.append(event)
      } else {
        days.append(Day(date: date, events: [event]))
      }
    }
    self.days = days.sorted { $0.date < $1.date }
    next =
      coming.first { $0.isNow(at: now) } ?? coming.first { !$0.isAllDay } ?? coming.first
  }

  /// When it reads differently: each start and end to come, and each midnight before the last of them; 48 at most.
  ///
  /// A moment without a length stays for its minute.
  static func changes(_ events: [AgendaEvent], after now: Date, in calendar: Calendar) -> [Date] {
    var dates = Set(
      events.flatMap { [$0.start, max($0.end, $0.start.addingTimeInterval(60))] }.filter { $0 > now })
    let last = dates.max() ?? now
    var midnight = calendar.startOfDay(for: now)
    for _ in 0..<36 {
      guard let next = calendar.date(byAdding: .day, value: 1, to: midnight), next < last else { break }
      midnight = next
      dates.insert(midnight)
    }
    return Array(dates.sorted().prefix(48))
  }

  /// A line of the list.
  enum Row: Equatable {
    case day(Date)
    case event(AgendaEvent)
    /// So many more.
    case more(Int)
  }

  /// The lines that fit: a day only with something under it, and what is left out counted in the last line.
  func rows(_ room: Int) -> [Row] {
    var rows: [Row] = []
    for day in days {
      rows.append(.day(day.date))
      rows += day.events.map { .event($0) }
    }
    guard rows.count > room else { return rows }
    var shown = Array(rows.prefix(max(0, room - 1)))
    if case .day = shown.last { shown.removeLast() }
    let total = days.reduce(0) { $0 + $1.events.count }
    let seen = shown.reduce(0) { if case .event = $1 { $0 + 1 } else { $0 } }
    if room > 0, total > seen { shown.append(.more(total - seen)) }
    return shown
  }
}
