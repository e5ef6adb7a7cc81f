import Foundation

/// A month as rows of weeks.
struct MonthGrid: Equatable {
  /// Days of the month by week; nil outside the month.
  let weeks: [[Int?]]
  /// Weekdays in the order of the columns, 1 for Sunday.
  let weekdays: [Int]

  /// The month of a date; the first column is `firstWeekday`, 1 for Sunday, or the calendar's own.
  init(of date: Date, calendar: Calendar, firstWeekday: Int? = nil) {
    let first = firstWeekday ?? calendar.firstWeekday
    weekdays = (0..<7).map { (first - 1 + $0) % 7 + 1 }
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else {
      weeks = []
      return
    }
    let lead = (calendar.component(.weekday, from: month.start) - first + 7) % 7
    var cells = [Int?](repeating: nil, count: lead) + days.map { Optional($0) }
    while cells.count % 7 != 0 { cells.append(nil) }
    weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  /// The dates of the week that a date lies in.
  static func week(of date: Date, calendar: Calendar, firstWeekday: Int? = nil) -> [Date] {
    let first = firstWeekday ?? calendar.firstWeekday
    let today = calendar.startOfDay(for: date)
    let back = (calendar.component(.weekday, from: today) - first + 7) % 7
    return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0 - back, to: today) }
  }
}
