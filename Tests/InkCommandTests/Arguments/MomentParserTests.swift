import Foundation
import Testing

@testable import InkCommand

struct MomentParserTests {
  /// 2026-03-14T03:00:00Z, which is noon of the same day in Tokyo.
  let today = Date(timeIntervalSince1970: 1_773_457_200)

  @Test(
    "moments as people write them",
    arguments: [
      ("2026-03-14T12:45:00+09:00", "2026-03-14T03:45:00Z"),
      ("2026-03-14T12:45:30Z", "2026-03-14T12:45:30Z"),
      ("2026-03-14T12:45", "2026-03-14T03:45:00Z"),
      ("2026-03-14 12:45", "2026-03-14T03:45:00Z"),
      ("2026-03-14", "2026-03-13T15:00:00Z"),
      ("12:45", "2026-03-14T03:45:00Z"),
      ("00:00:05", "2026-03-13T15:00:05Z"),
    ])
  func good(text: String, utc: String) throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = try #require(MomentParser.date(from: text, zone: zone, today: today))
    #expect(date.formatted(.iso8601) == utc)
  }

  @Test(
    "no moment at all",
    arguments: [
      "", "noon", "2026-02-30", "2026-13-01T00:00", "12:60", "25:00", "2026-03-14T", "12:45+9", "12",
    ])
  func bad(text: String) throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(MomentParser.date(from: text, zone: zone, today: today) == nil)
  }

  @Test("an hour that the clocks skip is no moment")
  func skippedHour() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(MomentParser.date(from: "2026-03-29T02:30", zone: zone, today: today) == nil)
  }
}
