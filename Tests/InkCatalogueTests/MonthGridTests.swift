import Foundation
import Testing

@testable import InkCatalogue

@Suite("MonthGrid")
struct MonthGridTests {
  private static func calendar(_ locale: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: locale)
    return calendar
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    try #require(try calendar("en_GB").date(from: DateComponents(year: year, month: month, day: day)))
  }

  static let months: [(String, FirstWeekday, Int, Int, String, [Int])] = [
    ("en_US", .automatic, 2026, 11, "1 2 3 4 5 6 7|29 30 . . . . .", [1, 2, 3, 4, 5, 6, 7]),
    ("en_GB", .automatic, 2026, 11, ". . . . . . 1|30 . . . . . .", [2, 3, 4, 5, 6, 7, 1]),
    ("ja_JP", .automatic, 2026, 11, "1 2 3 4 5 6 7|29 30 . . . . .", [1, 2, 3, 4, 5, 6, 7]),
    ("ja_JP", .monday, 2026, 11, ". . . . . . 1|30 . . . . . .", [2, 3, 4, 5, 6, 7, 1]),
    ("ar_EG", .automatic, 2026, 11, ". 1 2 3 4 5 6|28 29 30 . . . .", [7, 1, 2, 3, 4, 5, 6]),
    ("en_US", .automatic, 2026, 2, "1 2 3 4 5 6 7|22 23 24 25 26 27 28", [1, 2, 3, 4, 5, 6, 7]),
    ("en_US", .saturday, 2024, 2, ". . . . . 1 2|24 25 26 27 28 29 .", [7, 1, 2, 3, 4, 5, 6]),
  ]

  @Test("A month begins in the column of its weekday and ends in that of its last", arguments: months)
  func grid(
    _ locale: String, _ first: FirstWeekday, _ year: Int, _ month: Int, _ ends: String, _ weekdays: [Int]
  ) throws {
    let grid = MonthGrid(
      of: try Self.date(year, month, 15), calendar: try Self.calendar(locale), firstWeekday: first.number)
    let rows = [grid.weeks.first, grid.weeks.last].compactMap { week in
      week?.map { $0.map(String.init) ?? "." }.joined(separator: " ")
    }
    #expect(rows.joined(separator: "|") == ends)
    #expect(grid.weekdays == weekdays)
    #expect(grid.weeks.allSatisfy { $0.count == 7 })
    #expect(grid.weeks.joined().compactMap { $0 } == Array(1...(grid.weeks.joined().compactMap { $0 }.count)))
  }

  @Test("A week holds its day, from its first weekday on")
  func week() throws {
    let calendar = try Self.calendar("en_GB")
    let week = MonthGrid.week(of: try Self.date(2026, 11, 30), calendar: calendar)
    #expect(week.map { calendar.component(.day, from: $0) } == [30, 1, 2, 3, 4, 5, 6])
    let sunday = MonthGrid.week(of: try Self.date(2026, 11, 30), calendar: calendar, firstWeekday: 1)
    #expect(sunday.map { calendar.component(.day, from: $0) } == [29, 30, 1, 2, 3, 4, 5])
  }

  @Test(
    "Weekdays have a letter in the locale's script",
    arguments: [("en_GB", "M"), ("ja_JP", "月"), ("zh_CN", "一"), ("zh_TW", "一"), ("de_DE", "M")])
  func letters(_ locale: String, _ monday: String) {
    #expect(DateText.letter(2, locale: Locale(identifier: locale)) == monday)
  }
}
