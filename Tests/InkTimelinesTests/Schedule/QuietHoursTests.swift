import Foundation
import InkErrors
import Testing

@testable import InkTimelines

@Suite struct QuietHoursTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var zone: String
    var windows: [String]
    var now: String
    var start: String
    var end: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "ahead, across midnight", zone: "Asia/Tokyo", windows: ["23:00-06:30"],
      now: "2024-02-28T20:00:00+09:00", start: "2024-02-28T23:00:00+09:00", end: "2024-02-29T06:30:00+09:00"),
    Row(
      name: "inside, begun yesterday", zone: "Asia/Tokyo", windows: ["23:00-06:30"],
      now: "2024-02-29T03:00:00+09:00", start: "2024-02-28T23:00:00+09:00", end: "2024-02-29T06:30:00+09:00"),
    Row(
      name: "over a leap day's end", zone: "Asia/Tokyo", windows: ["23:00-06:30"],
      now: "2024-02-29T12:00:00+09:00", start: "2024-02-29T23:00:00+09:00", end: "2024-03-01T06:30:00+09:00"),
    Row(
      name: "only on Saturdays", zone: "UTC", windows: ["sat 00:00-09:00"],
      now: "2024-02-26T12:00:00Z", start: "2024-03-02T00:00:00Z", end: "2024-03-02T09:00:00Z"),
    Row(
      name: "the weekend's night begins on Sunday, ends on Monday", zone: "UTC", windows: ["sun 22:00-07:00"],
      now: "2024-03-04T01:00:00Z", start: "2024-03-03T22:00:00Z", end: "2024-03-04T07:00:00Z"),
    Row(
      name: "the week's only window has just ended", zone: "UTC", windows: ["sat 00:00-09:00"],
      now: "2024-03-02T09:00:00Z", start: "2024-03-09T00:00:00Z", end: "2024-03-09T09:00:00Z"),
    Row(
      name: "overlapping windows are one", zone: "UTC", windows: ["22:00-02:00", "01:00-06:00"],
      now: "2024-03-02T12:00:00Z", start: "2024-03-02T22:00:00Z", end: "2024-03-03T06:00:00Z"),
    Row(
      name: "touching windows are one", zone: "UTC", windows: ["22:00-24:00", "00:00-06:00"],
      now: "2024-03-02T12:00:00Z", start: "2024-03-02T22:00:00Z", end: "2024-03-03T06:00:00Z"),
    Row(
      name: "spring: the night is an hour shorter", zone: "Europe/Berlin", windows: ["23:00-06:30"],
      now: "2024-03-30T23:30:00+01:00", start: "2024-03-30T23:00:00+01:00", end: "2024-03-31T06:30:00+02:00"),
    Row(
      name: "spring: an end in the skipped hour is the change", zone: "Europe/Berlin",
      windows: ["23:00-02:30"],
      now: "2024-03-30T23:30:00+01:00", start: "2024-03-30T23:00:00+01:00", end: "2024-03-31T03:00:00+02:00"),
    Row(
      name: "spring: a start in the skipped hour is the change", zone: "Europe/Berlin",
      windows: ["02:30-06:00"],
      now: "2024-03-31T00:30:00+01:00", start: "2024-03-31T03:00:00+02:00", end: "2024-03-31T06:00:00+02:00"),
    Row(
      name: "spring: a window within the skipped hour is left out", zone: "Europe/Berlin",
      windows: ["02:10-02:50"],
      now: "2024-03-31T00:30:00+01:00", start: "2024-04-01T02:10:00+02:00", end: "2024-04-01T02:50:00+02:00"),
    Row(
      name: "autumn: the night is an hour longer", zone: "Europe/Berlin", windows: ["23:00-06:30"],
      now: "2024-10-26T23:30:00+02:00", start: "2024-10-26T23:00:00+02:00", end: "2024-10-27T06:30:00+01:00"),
    Row(
      name: "autumn: an end in the repeated hour is its first", zone: "Europe/Berlin",
      windows: ["23:00-02:30"],
      now: "2024-10-26T23:30:00+02:00", start: "2024-10-26T23:00:00+02:00", end: "2024-10-27T02:30:00+02:00"),
    Row(
      name: "autumn: the repeated hour wakes once", zone: "Europe/Berlin", windows: ["23:00-02:30"],
      now: "2024-10-27T02:30:00+01:00", start: "2024-10-27T23:00:00+01:00", end: "2024-10-28T02:30:00+01:00"),
    Row(
      name: "Lord Howe's half hour, spring", zone: "Australia/Lord_Howe", windows: ["23:00-02:15"],
      now: "2024-10-05T23:30:00+10:30", start: "2024-10-05T23:00:00+10:30", end: "2024-10-06T02:30:00+11:00"),
    Row(
      name: "Lord Howe's half hour, autumn", zone: "Australia/Lord_Howe", windows: ["23:00-01:45"],
      now: "2024-04-06T23:30:00+11:00", start: "2024-04-06T23:00:00+11:00", end: "2024-04-07T01:45:00+11:00"),
    Row(
      name: "a change at midnight", zone: "America/Santiago", windows: ["00:00-06:00"],
      now: "2024-09-07T12:00:00-04:00", start: "2024-09-08T01:00:00-03:00", end: "2024-09-08T06:00:00-03:00"),
    Row(
      name: "the day that Samoa left out", zone: "Pacific/Apia", windows: ["fri 22:00-07:00"],
      now: "2011-12-29T23:00:00-10:00", start: "2011-12-30T10:00:00Z", end: "2011-12-31T07:00:00+14:00"),
  ]

  @Test("The rest is the one that goes on, else the next, by the wall clock", arguments: rows)
  func span_isFound(_ row: Row) throws {
    let quiet = try QuietHours(row.windows.map { try QuietHours.Window(parsing: $0) }, lead: .zero)
    let span = try #require(quiet.span(at: instant(row.now), in: zone(row.zone)))
    #expect(span.start == instant(row.start))
    #expect(span.end == instant(row.end))
    #expect(span.wake == span.end)
  }

  @Test("The first refresh comes five minutes before the end, in a short rest half way")
  func wake_isBeforeEnd() throws {
    let now = instant("2024-03-02T12:00:00Z")
    let night = try QuietHours([QuietHours.Window(parsing: "22:00-06:30")])
    #expect(night.span(at: now, in: zone("UTC"))?.wake == instant("2024-03-03T06:25:00Z"))
    let nap = try QuietHours([QuietHours.Window(parsing: "13:00-13:04")])
    #expect(nap.span(at: now, in: zone("UTC"))?.wake == instant("2024-03-02T13:02:00Z"))
  }

  @Test("Between the first refresh and the end it rests no more")
  func span_endsAtWake() throws {
    let night = try QuietHours([QuietHours.Window(parsing: "22:00-06:30")])
    let span = night.span(at: instant("2024-03-03T06:25:00Z"), in: zone("UTC"))
    #expect(span?.start == instant("2024-03-03T22:00:00Z"))
  }

  @Test("Without windows there is no rest")
  func noWindows_noSpan() { #expect(QuietHours().span(at: .now, in: zone("UTC")) == nil) }

  static let texts: [(String, QuietHoursError)] = [
    ("", .notAWindow("")),
    ("23:00", .notAWindow("23:00")),
    ("23:00-06:30-07:00", .notAWindow("23:00-06:30-07:00")),
    ("on mon 23:00-06:30", .notAWindow("on mon 23:00-06:30")),
    ("25:00-06:30", .notATime("25:00", in: "25:00-06:30")),
    ("24:00-06:30", .notATime("24:00", in: "24:00-06:30")),
    ("23:00-6:3", .notATime("6:3", in: "23:00-6:3")),
    ("23:00-24:01", .notATime("24:01", in: "23:00-24:01")),
    ("funday 23:00-06:30", .notDays("funday", in: "funday 23:00-06:30")),
    ("06:30-06:30", .sameTimes("06:30-06:30")),
  ]

  @Test("What is not a window is refused with the text that is wrong", arguments: texts)
  func text_isRefused(_ text: String, _ error: QuietHoursError) {
    #expect(throws: error) { try QuietHours.Window(parsing: text) }
  }

  @Test(
    "Days are written as ranges and lists",
    arguments: [
      ("mon", [0]), ("Mon-Fri", [0, 1, 2, 3, 4]), ("sat,sun", [5, 6]), ("fri-mon", [4, 5, 6, 0]),
      ("mon,wed-thu", [0, 2, 3]),
    ])
  func days_areRead(_ text: String, _ days: [Int]) throws {
    let window = try QuietHours.Window(parsing: "\(text) 1:00-2:00")
    #expect(window.days.rawValue == days.reduce(0) { $0 | 1 << UInt8($1) })
    #expect(window.start == TimeOfDay(hour: 1))
    #expect(window.end.description == "02:00")
  }

  static let explanations: [(QuietHoursError, String)] = [
    (
      .notAWindow("at night"),
      """
      “at night” is not a window of quiet hours.
        likely cause: A window is written as days, if not every day, and two times with a hyphen between.
        what to do: Write for example "23:00-06:30" or "mon-fri 22:00-07:00".
      """
    ),
    (
      .notATime("25:00", in: "25:00-06:30"),
      """
      “25:00” in the quiet hours “25:00-06:30” is not a time of day.
        likely cause: Times have a 24-hour clock and two digits for the minutes, 00:00 to 23:59; an end may be 24:00.
        what to do: Write for example "23:00-06:30".
      """
    ),
    (
      .notDays("funday", in: "funday 23:00-06:30"),
      """
      “funday” in the quiet hours “funday 23:00-06:30” names no days.
        likely cause: Days are mon, tue, wed, thu, fri, sat and sun, joined by commas or, for a range, a hyphen.
        what to do: Write for example "mon-fri 22:00-07:00" or "sat,sun 00:00-09:00".
      """
    ),
    (
      .sameTimes("06:30-06:30"),
      """
      The quiet hours “06:30-06:30” begin and end at the same time.
        likely cause: This could mean a whole day or nothing at all.
        what to do: Write "00:00-24:00" for a whole day, or remove the window.
      """
    ),
  ]

  @Test("Every error says what happened, why and what to do", arguments: explanations)
  func error_explainsItself(_ error: QuietHoursError, _ text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == .configuration)
  }
}
