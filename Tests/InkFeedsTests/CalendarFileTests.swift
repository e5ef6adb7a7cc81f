import Foundation
import Testing

@testable import InkFeeds

@Suite("CalendarFile")
struct CalendarFileTests {
  /// A calendar of these lines between BEGIN and END.
  static func calendar(_ lines: String...) -> [UInt8] {
    Array((["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n").utf8)
  }

  static func event(_ uid: String, _ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:\(uid)", "SUMMARY:\(uid)"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
  }

  private static func seconds(_ text: String) throws -> Int {
    Int(try Date.ISO8601FormatStyle().parse(text).timeIntervalSince1970)
  }

  /// "title start" of each event, its start as if it were UTC.
  private func starts(_ bytes: [UInt8], _ from: String, _ until: String) throws -> [String] {
    let events = try CalendarFile(bytes: bytes, name: "test").events(
      from: try Self.seconds(from), until: try Self.seconds(until), within: .seconds(600))
    return events.map { event in
      let date = Date(timeIntervalSince1970: Double(event.start))
      return "\(event.title) \(date.formatted(Date.ISO8601FormatStyle()))"
    }
  }

  // Berlin: on 29 March 2026 two o'clock becomes three, on 25 October three becomes two (IANA time zone database, EU rules).
  static let changes: [(rule: String, from: String, until: String, starts: [String])] = [
    (
      "DTSTART;TZID=Europe/Berlin:20260105T090000\r\nRRULE:FREQ=DAILY", "2026-03-28T00:00:00Z",
      "2026-03-30T23:00:00Z", ["2026-03-28T08:00:00Z", "2026-03-29T07:00:00Z", "2026-03-30T07:00:00Z"]
    ),
    (
      "DTSTART;TZID=Europe/Berlin:20260105T090000\r\nRRULE:FREQ=DAILY", "2026-10-24T00:00:00Z",
      "2026-10-26T23:00:00Z", ["2026-10-24T07:00:00Z", "2026-10-25T08:00:00Z", "2026-10-26T08:00:00Z"]
    ),
    // An hour that does not come is counted with the offset before it (RFC 5545, 3.3.5), and the days after have their own.
    (
      "DTSTART;TZID=Europe/Berlin:20260328T023000\r\nRRULE:FREQ=DAILY;COUNT=3", "2026-03-28T00:00:00Z",
      "2026-04-02T00:00:00Z", ["2026-03-28T01:30:00Z", "2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"]
    ),
    // An hour that comes twice is its first one.
    (
      "DTSTART;TZID=Europe/Berlin:20261024T023000\r\nRRULE:FREQ=DAILY;COUNT=3", "2026-10-24T00:00:00Z",
      "2026-10-30T00:00:00Z", ["2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]
    ),
    // In the south the other way round: Sydney's clocks go back on 5 April and forward on 4 October.
    (
      "DTSTART;TZID=Australia/Sydney:20260101T080000\r\nRRULE:FREQ=WEEKLY", "2026-04-01T00:00:00Z",
      "2026-04-10T00:00:00Z", ["2026-04-01T21:00:00Z", "2026-04-08T22:00:00Z"]
    ),
  ]

  @Test("A rule keeps its wall clock when clocks change, both ways", arguments: changes)
  func clockChanges(_ rule: String, _ from: String, _ until: String, _ expected: [String]) throws {
    let found = try starts(Self.calendar(Self.event("x", rule)), from, until)
    #expect(found == expected.map { "x \($0)" })
  }

  static let rules: [(lines: String, starts: [String])] = [
    ("DTSTART:20260302T100000Z", ["2026-03-02T10:00:00Z"]),
    ("DTSTART:20260302T100000Z\r\nSTATUS:CANCELLED", []),
    (
      "DTSTART:20200113T100000Z\r\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE",
      ["2026-03-02T10:00:00Z", "2026-03-04T10:00:00Z"]
    ),
    (
      "DTSTART:20260302T100000Z\r\nRRULE:FREQ=DAILY;COUNT=4\r\nEXDATE:20260303T100000Z,20260304T100000Z",
      ["2026-03-02T10:00:00Z", "2026-03-05T10:00:00Z"]
    ),
    (
      "DTSTART:20260302T100000Z\r\nRRULE:FREQ=DAILY;UNTIL=20260303T100000Z",
      ["2026-03-02T10:00:00Z", "2026-03-03T10:00:00Z"]
    ),
    (
      "DTSTART:20260302T100000Z\r\nRDATE:20260304T110000Z,20260306T120000Z",
      ["2026-03-02T10:00:00Z", "2026-03-04T11:00:00Z", "2026-03-06T12:00:00Z"]
    ),
    ("DTSTART:20260101T100000Z\r\nRRULE:FREQ=MONTHLY;BYDAY=1FR", ["2026-03-06T10:00:00Z"]),
    ("DTSTART;VALUE=DATE:20200303\r\nRRULE:FREQ=YEARLY", ["2026-03-03T00:00:00Z"]),
    // It began before and lasts into the days looked at.
    ("DTSTART:20260228T100000Z\r\nDTEND:20260302T100000Z", ["2026-02-28T10:00:00Z"]),
    ("DTSTART:20260228T100000Z\r\nDTEND:20260228T110000Z", []),
    // Never, and by the second: neither ends the work.
    (
      "DTSTART:19700101T100000Z\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", []
    ),
    ("DTSTART:19700101T000000Z\r\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", []),
  ]

  @Test("Rules, dates and exceptions from 1 to 8 March 2026", arguments: rules)
  func recurrence(_ lines: String, _ expected: [String]) throws {
    let found = try starts(
      Self.calendar(Self.event("x", lines)), "2026-03-01T00:00:00Z", "2026-03-08T00:00:00Z")
    #expect(found == expected.map { "x \($0)" })
  }

  @Test("An exception takes the place of what it excepts, also when it moves out of sight or is called off")
  func exceptions() throws {
    let zone = "TZID=Europe/Berlin"
    let bytes = Self.calendar(
      Self.event("x", "DTSTART;\(zone):20260302T090000", "RRULE:FREQ=DAILY;COUNT=5"),
      "BEGIN:VEVENT", "UID:x", "SUMMARY:later", "RECURRENCE-ID;\(zone):20260303T090000",
      "DTSTART;\(zone):20260303T110000", "END:VEVENT",
      "BEGIN:VEVENT", "UID:x", "SUMMARY:in May", "RECURRENCE-ID;\(zone):20260304T090000",
      "DTSTART;\(zone):20260504T110000", "END:VEVENT",
      "BEGIN:VEVENT", "UID:x", "SUMMARY:off", "RECURRENCE-ID;\(zone):20260305T090000", "STATUS:CANCELLED",
      "DTSTART;\(zone):20260305T090000", "END:VEVENT")
    #expect(
      try starts(bytes, "2026-03-01T00:00:00Z", "2026-03-08T00:00:00Z") == [
        "x 2026-03-02T08:00:00Z", "later 2026-03-03T10:00:00Z", "x 2026-03-06T08:00:00Z",
      ])
  }

  @Test("A calendar's own zones count, by whatever name")
  func ownZone() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:STANDARD", "DTSTART:16010101T000000", "TZOFFSETFROM:+0500",
      "TZOFFSETTO:+0545", "END:STANDARD", "END:VTIMEZONE",
    ].joined(separator: "\r\n")
    let bytes = Self.calendar(zone, Self.event("x", "DTSTART;TZID=Office:20260302T090000"))
    #expect(
      try starts(bytes, "2026-03-01T00:00:00Z", "2026-03-08T00:00:00Z") == ["x 2026-03-02T03:15:00Z"])
  }

  @Test("Titles are unfolded and unescaped, on one line, and bounded")
  func titles() throws {
    let bytes = Self.calendar(
      "BEGIN:VEVENT", "UID:1", "DTSTART:20260302T090000Z", "SUMMARY:Lunch\\, then\\nca", " ke",
      "LOCATION:Room 5", "END:VEVENT",
      "BEGIN:VEVENT", "UID:2", "DTSTART:20260302T100000Z", "SUMMARY:" + String(repeating: "ä", count: 5000),
      "END:VEVENT", "BEGIN:VEVENT", "UID:3", "DTSTART;VALUE=DATE:20260303", "END:VEVENT")
    let events = try CalendarFile(bytes: bytes, name: "test").events(
      from: try Self.seconds("2026-03-01T00:00:00Z"), until: try Self.seconds("2026-03-08T00:00:00Z"),
      within: .seconds(600))
    #expect(events.map(\.title) == ["Lunch, then cake", String(repeating: "ä", count: 160) + "…", ""])
    #expect(events[0].place == "Room 5")
    #expect(events.map(\.kind) == [.instant, .instant, .day])
    #expect(events[2].end - events[2].start == 86_400)
  }

  static let refused: [(String, CalendarError)] = [
    ("", .notCalendar(name: "test", beginning: "")),
    ("<!doctype html>", .notCalendar(name: "test", beginning: "<!doctype html>")),
    (
      "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VEVENT\n", count: 100_000),
      .tooDeep(name: "test", limit: 8)
    ),
    // Folded lines and parameters hide nothing.
    (
      "BEGIN:VCALENDAR\n" + String(repeating: "BEG\r\n IN;X=1:VEVENT\n END:VEVENT\n", count: 100_000),
      .tooDeep(name: "test", limit: 8)
    ),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VEVENT", .unbalanced(name: "test")),
  ]

  @Test("What is no calendar is refused before it is worked on", arguments: refused)
  func refusal(_ text: String, _ error: CalendarError) {
    #expect(throws: error) {
      try CalendarFile(bytes: Array(text.utf8), name: "test").events(from: 0, until: 1, within: .seconds(600))
    }
  }

  @Test("More work than there is time for is given up")
  func late() throws {
    let hourly = (0..<300).map {
      Self.event("e\($0)", "DTSTART:19700101T000000Z", "RRULE:FREQ=HOURLY;COUNT=2000000000")
    }
    let bytes = Self.calendar(hourly.joined(separator: "\r\n"))
    #expect(throws: CalendarError.tooSlow(name: "test", after: .milliseconds(50))) {
      try CalendarFile(bytes: bytes, name: "test").events(
        from: 1_796_000_000, until: 1_796_100_000, within: .milliseconds(50))
    }
  }

  @Test("Many dates with as many exceptions, each looked for among all, are given up as well")
  func manyExceptions() throws {
    func lines(_ name: String, year: Int) -> [String] {
      (0..<40_000).map { index in
        let parts = [index / 3600, index / 60 % 60, index % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
        return "\(name):\(year)0102T\(parts.joined())Z"
      }
    }
    let dates = lines("RDATE", year: 2026) + lines("EXDATE", year: 2025)
    let bytes = Self.calendar(
      Self.event("x", "DTSTART:20260101T000000Z", dates.joined(separator: "\r\n")))
    let (from, until) = (try Self.seconds("2026-01-01T00:00:00Z"), try Self.seconds("2026-01-08T00:00:00Z"))
    let began = ContinuousClock.now
    #expect(throws: CalendarError.tooSlow(name: "test", after: .milliseconds(50))) {
      try CalendarFile(bytes: bytes, name: "test").events(from: from, until: until, within: .milliseconds(50))
    }
    // All the comparisons, a thousand and six hundred million, take twice as long on a fast machine.
    #expect(ContinuousClock.now - began < .seconds(10))
  }
}
