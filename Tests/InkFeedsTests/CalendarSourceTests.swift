import Foundation
import InkTimelines
import Testing

@testable import InkFeeds

@Suite("CalendarSource")
struct CalendarSourceTests {
  private static let now = Date(timeIntervalSince1970: 1_796_042_700)

  @Test("A path is a file, an address a server, webcal is https, and anything else is refused")
  func settings() throws {
    func settings(_ value: WidgetConfigurationValue) throws -> FeedSettings {
      try FeedSettings(parameter: .table(["calendar": value]), key: "source")
    }
    let file = try settings("/srv/a.ics")
    #expect(file.path?.text == "")
    #expect(file.every == nil && file.staleAfter == nil)
    let web = try settings("webcal://example.org/a.ics")
    let same = try settings("https://example.org/a.ics")
    #expect(web == same)
    #expect(web.every == .seconds(900))
    #expect(try settings(.table(["url": "https://example.org/a.ics"])) == web)
    for bad in ["a.ics", "ftp://example.org/a.ics"] {
      #expect(throws: WidgetConfigurationError.self) { try settings(.string(bad)) }
    }
  }

  @Test("Events come as a list, by the instant, by the clock of the place and by days; what is over does not")
  func list() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "calendar-\(UUID().uuidString).ics")
    defer { try? FileManager.default.removeItem(at: path) }
    let bytes = CalendarFileTests.calendar(
      CalendarFileTests.event("a", "DTSTART:20261130T130000Z", "DTEND:20261130T133000Z", "LOCATION:Hall"),
      CalendarFileTests.event("b", "DTSTART:20261201T080000", "DURATION:PT1H"),
      CalendarFileTests.event("c", "DTSTART;VALUE=DATE:20261202", "DTEND;VALUE=DATE:20261204"),
      CalendarFileTests.event("over", "DTSTART:20261130T110000Z", "DTEND:20261130T113000Z"),
      CalendarFileTests.event("far", "DTSTART:20270630T110000Z"))
    try Data(bytes).write(to: path)
    let settings = FeedSettings(CalendarSource(path: path.path()))
    let output = try settings.source.fetch(FeedRequest(deadline: .seconds(20), now: Self.now))
    #expect(output.pause == .seconds(6 * 3600))
    #expect(
      try settings.value(of: output.bytes)
        == .list([
          .table([
            "title": .text("a"), "start": .number(1_796_043_600), "end": .number(1_796_045_400),
            "place": .text("Hall"),
          ]),
          .table([
            "title": .text("b"), "start": .text("2026-12-01T08:00:00"), "end": .text("2026-12-01T09:00:00"),
          ]),
          .table(["title": .text("c"), "start": .text("2026-12-02"), "end": .text("2026-12-04")]),
        ]))
  }

  @Test("Of a full calendar the next sixty are given, and worked out anew before they run out")
  func full() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "calendar-\(UUID().uuidString).ics")
    defer { try? FileManager.default.removeItem(at: path) }
    let bytes = CalendarFileTests.calendar(
      CalendarFileTests.event("a", "DTSTART:20261130T000000Z", "DURATION:PT5M", "RRULE:FREQ=HOURLY"))
    try Data(bytes).write(to: path)
    let output = try CalendarSource(path: path.path()).fetch(
      FeedRequest(deadline: .seconds(20), now: Self.now))
    guard case .list(let events) = try FeedValue(json: output.bytes) else {
      Issue.record("no list")
      return
    }
    #expect(events.count == 60)
    #expect(output.bytes.count <= FeedOutput.limit)
    #expect(output.pause == .seconds(6 * 3600))
  }
}
