import Foundation
import InkFeeds
import InkTestKit
import InkTimelines
import InkViews
import Testing

@testable import InkCatalogue

@MainActor @Suite("Agenda")
struct AgendaTests {
  /// 30 November 2026, 12:45 in UTC, a Monday.
  private nonisolated static let now = Date(timeIntervalSince1970: 1_796_042_700)
  private nonisolated static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }

  private nonisolated static func event(
    _ title: String, _ start: Double, _ end: Double, isAllDay: Bool = false
  )
    -> AgendaEvent
  {
    AgendaEvent(
      title: title, start: now.addingTimeInterval(start * 60), end: now.addingTimeInterval(end * 60),
      isAllDay: isAllDay)
  }

  @Test("An event's time is an instant, the clock of the place, or a day; anything else is no event")
  func times() throws {
    var tokyo = Self.calendar
    tokyo.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let value = FeedValue.list([
      .table(["title": .text("a"), "start": .number(1_796_043_600), "end": .number(1_796_045_400)]),
      .table(["title": .text("b"), "start": .text("2026-12-01T08:00:00")]),
      .table(["title": .text("c"), "start": .text("2026-12-01"), "end": .text("2026-12-02")]),
      .table(["title": .text("d"), "start": .text("2026-12-01T08:00:00Z")]),
      .table(["title": .text("e"), "start": .text("tomorrow")]), .text("f"), .nothing,
    ])
    let events = try #require(AgendaEvent.events(of: value, in: tokyo))
    #expect(events.map(\.title) == ["a", "c", "b", "d"])
    #expect(events.map(\.isAllDay) == [false, true, false, false])
    let starts = events.map { $0.start.formatted(Date.ISO8601FormatStyle()) }
    #expect(
      starts == [
        "2026-11-30T13:00:00Z", "2026-11-30T15:00:00Z", "2026-11-30T23:00:00Z", "2026-12-01T08:00:00Z",
      ])
    #expect(events[2].end == events[2].start)
    #expect(AgendaEvent.events(of: .text("x"), in: tokyo) == nil)
    #expect(AgendaEvent.events(of: .list([]), in: tokyo) == [])
  }

  @Test("What is over goes, what began before stands under today, and days without events are left out")
  func days() {
    let events = [
      Self.event("over", -60, 0), Self.event("now", -15, 30), Self.event("moment", 0, 0),
      Self.event("long", -4000, 4000, isAllDay: true), Self.event("later", 60, 90),
      Self.event("in three days", 4320, 4330),
    ]
    let agenda = Agenda(events, at: Self.now, in: Self.calendar)
    #expect(
      agenda.days.map { $0.events.map(\.title) } == [["now", "moment", "long", "later"], ["in three days"]])
    #expect(agenda.next?.title == "now")
    #expect(Agenda([events[3], events[5]], at: Self.now, in: Self.calendar).next?.title == "in three days")
    #expect(Agenda([events[3]], at: Self.now, in: Self.calendar).next?.title == "long")
    #expect(Agenda([], at: Self.now, in: Self.calendar).next == nil)
  }

  @Test("It is drawn anew at each start and end to come, and at each midnight between")
  func changes() {
    let events = [Self.event("a", -15, 30), Self.event("b", 60, 90), Self.event("c", 1500, 1530)]
    let minutes = Agenda.changes(events, after: Self.now, in: Self.calendar).map {
      $0.timeIntervalSince(Self.now) / 60
    }
    // Midnight is 675 minutes off.
    #expect(minutes == [30, 60, 90, 675, 1500, 1530])
    let moment = Agenda.changes([Self.event("m", 20, 20)], after: Self.now, in: Self.calendar)
    #expect(moment.map { $0.timeIntervalSince(Self.now) / 60 } == [20, 21])
    #expect(Agenda.changes([], after: Self.now, in: Self.calendar) == [])
    let many = (0..<200).map { Self.event("x", Double($0), Double($0) + 0.5) }
    #expect(Agenda.changes(many, after: Self.now, in: Self.calendar).count == 48)
  }

  nonisolated static let rooms: [(Int, [String])] = [
    (9, ["day", "a", "b", "day", "c"]), (5, ["day", "a", "b", "day", "c"]), (4, ["day", "a", "b", "+ 1"]),
    (3, ["day", "a", "+ 2"]), (2, ["+ 3"]), (0, []), (-1, []),
  ]

  @Test("Lines that fit: no day stands alone at the foot, and what is left out is counted", arguments: rooms)
  func rows(_ room: Int, _ expected: [String]) {
    let events = [Self.event("a", 10, 20), Self.event("b", 30, 40), Self.event("c", 1500, 1510)]
    let rows = Agenda(events, at: Self.now, in: Self.calendar).rows(room).map { row in
      switch row {
      case .day: "day"
      case .event(let event): event.title
      case .more(let count): "+ \(count)"
      }
    }
    #expect(rows == expected)
  }

  /// The words of an agenda whose source is a file of JSON.
  private func texts(_ family: WidgetFamily, _ events: String, locale: String = "en_GB") async throws
    -> [String]
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "agenda-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(events.utf8).write(to: file)
    let stage = Stage(
      locale: locale,
      configuration: ["source": .table(["file": .string(file.path()), "path": .string("")])])
    let place = try #require(Place.all.last { $0.family == family })
    return try await stage.view(of: "agenda", at: place, measurer: FixedMeasurer()).texts
  }

  private static let list = """
    [{"title": "Review", "start": 1796041800, "end": 1796044500},
     {"title": "Lunch", "start": 1796047200, "end": 1796050800},
     {"title": "Holiday", "start": "2026-12-01", "end": "2026-12-02"},
     {"title": "Train", "start": "2026-12-02T08:05:00", "end": "2026-12-02T11:00:00"}]
    """

  nonisolated static let lists: [(String, [String])] = [
    (
      "en_GB",
      [
        "Today", "Now", "Review", "13:53", "Lunch", "Tomorrow", "all day", "Holiday", "Wed 2 Dec", "08:05",
        "Train",
      ]
    ),
    (
      "ja_JP",
      ["今日", "今", "Review", "13:53", "Lunch", "明日", "終日", "Holiday", "12月2日(水)", "08:05", "Train"]
    ),
    (
      "zh_CN",
      ["今天", "现在", "Review", "13:53", "Lunch", "明天", "全天", "Holiday", "12月2日 周三", "08:05", "Train"]
    ),
    (
      "zh_TW",
      ["今天", "現在", "Review", "下午1:53", "Lunch", "明天", "全天", "Holiday", "12月2日 週三", "上午8:05", "Train"]
    ),
  ]

  @Test("Days, the hours of what is to come and a sign for what goes on, in every language", arguments: lists)
  func largeList(_ locale: String, _ expected: [String]) async throws {
    let events = Self.list.replacing("1796047200", with: "1796046780")
    #expect(try await texts(.systemLarge, events, locale: locale) == expected)
  }

  @Test("Small places have what goes on, else what is next with the time until then")
  func next() async throws {
    #expect(try await texts(.accessoryInline, Self.list) == ["Now Review"])
    #expect(
      try await texts(.accessoryRectangular, Self.list) == ["Review", "12:30 – 13:15", "Now, until 13:15"])
    let later = #"[{"title": "Lunch", "start": 1796047200, "end": 1796050800}]"#
    #expect(try await texts(.accessoryInline, later) == ["14:00 Lunch"])
    #expect(
      try await texts(.accessoryRectangular, later) == ["Lunch", "14:00 – 15:00", "in 1 hr, 15 min"])
    #expect(try await texts(.accessoryCircular, later) == ["14:00"])
    let tomorrow = #"[{"title": "Lunch", "start": 1796126400}]"#
    #expect(try await texts(.accessoryInline, tomorrow) == ["Tue 12:00 Lunch"])
    #expect(try await texts(.accessoryCircular, tomorrow) == ["12:00", "Tue"])
    #expect(try await texts(.accessoryInline, "[]") == ["No events"])
    #expect(try await texts(.systemSmall, "[]", locale: "ja_JP") == ["予定なし"])
    #expect(try await texts(.systemSmall, "{") == ["Not readable"])
  }
}
