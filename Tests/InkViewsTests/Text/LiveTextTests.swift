import Foundation
import Testing

@testable import InkViews

/// An instant written in seconds from the tests' now.
private let now = Date(timeIntervalSince1970: 1_559_604_180)

/// A live date, how far the clock is from the tests' now, and what is read then.
private struct Reading: CustomTestStringConvertible {
  let date: LiveDate
  var clock: TimeInterval = 0
  var cadence = Duration.seconds(1)
  let text: String
  /// Seconds from the tests' now to the next change; nil for none.
  let next: TimeInterval?

  var testDescription: String { "\(text) at \(clock) s" }

  var live: LiveText {
    LiveText(
      date, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt, cadence: cadence)
  }

  static func date(
    _ offset: TimeInterval, _ style: Text.DateStyle, at clock: TimeInterval = 0,
    cadence: Duration = .seconds(1),
    _ text: String, next: TimeInterval?
  ) -> Reading {
    Reading(
      date: .date(now.addingTimeInterval(offset), style), clock: clock, cadence: cadence, text: text,
      next: next)
  }

  static func timer(
    _ start: TimeInterval, _ end: TimeInterval, down: Bool = true, hours: Bool = true,
    pause: TimeInterval? = nil,
    at clock: TimeInterval = 0, cadence: Duration = .seconds(1), _ text: String, next: TimeInterval?
  ) -> Reading {
    Reading(
      date: .timer(
        now.addingTimeInterval(start)...now.addingTimeInterval(end),
        pauseTime: pause.map { now.addingTimeInterval($0) }, countsDown: down, showsHours: hours),
      clock: clock, cadence: cadence, text: text, next: next)
  }
}

@Suite("LiveText")
struct LiveTextTests {
  private static let bySeconds: [Reading] = [
    .date(674, .relative, "11 min, 14 sec", next: 0.001),
    .date(674, .relative, at: 0.5, "11 min, 13 sec", next: 1.001),
    .date(-8621, .relative, "2 hr, 23 min", next: 19),
    .date(-41, .relative, "41 sec", next: 1),
    .date(0, .relative, "0 sec", next: 1),
    .date(-3600, .relative, "1 hr", next: 60),
    .date(3600, .relative, "1 hr", next: 0.001),
    .date(-90_061, .relative, "1 day, 1 hr", next: 3539),
    .date(-7200, .offset, "+2 hours", next: 3600),
    .date(674, .offset, "\u{2212}11 minutes", next: 14.001),
    .date(-41, .offset, "+41 seconds", next: 1),
    .date(0, .offset, "+0 seconds", next: 1),
    .date(900, .timer, "15:00", next: 1),
    .date(900, .timer, at: 0.25, "15:00", next: 1),
    .date(-133_141, .timer, "36:59:01", next: 1),
    .date(-41, .timer, "0:41", next: 1),
    .date(-3909, .timer, "1:05:09", next: 1),
    .timer(0, 5400, hours: false, "90:00", next: 1),
    .timer(0, 3600, at: 1, "59:59", next: 2),
    .timer(0, 60, at: 61, "0:00", next: nil),
    .timer(0, 60, down: false, at: 61, "1:00", next: nil),
    .timer(0, 60, down: false, at: 0, "0:00", next: 1),
    .timer(10, 70, "1:00", next: 11),
    .timer(10, 70, down: false, "0:00", next: 11),
    .timer(-60, 240, pause: 0, at: 100, "4:00", next: nil),
    .timer(-60, 240, down: false, pause: 0, at: 100, "1:00", next: nil),
  ]

  @Test("what is read, and when it changes, to the second", arguments: bySeconds)
  fileprivate func seconds(reading: Reading) {
    expect(reading)
  }

  private static let byMinutes: [Reading] = [
    .date(674, .relative, cadence: .seconds(60), "11 min", next: 14.001),
    .date(-8621, .relative, cadence: .seconds(60), "2 hr, 23 min", next: 19),
    .date(-41, .relative, cadence: .seconds(60), "<1 min", next: 19),
    .date(41, .relative, cadence: .seconds(60), "<1 min", next: 101),
    .date(-41, .offset, cadence: .seconds(60), "<1 minute", next: 19),
    .date(674, .offset, cadence: .seconds(60), "\u{2212}11 minutes", next: 14.001),
    .date(900, .timer, cadence: .seconds(60), "15 min", next: 1),
    .date(899, .timer, cadence: .seconds(60), "14 min", next: 60),
    .date(-3909, .timer, cadence: .seconds(60), "1 hr, 5 min", next: 51),
    .timer(0, 60, at: 61, cadence: .seconds(60), "0 min", next: nil),
    .timer(0, 3600, at: 3570, cadence: .seconds(60), "<1 min", next: 3600),
    .timer(0, 3600, down: false, at: 90, cadence: .seconds(60), "1 min", next: 120),
    .date(-8621, .relative, cadence: .seconds(3600), "2 hr", next: 2179),
  ]

  @Test(
    "from a cadence of a minute on, no seconds are read and nothing changes for them", arguments: byMinutes)
  fileprivate func minutes(reading: Reading) {
    expect(reading)
  }

  private func expect(_ reading: Reading) {
    let clock = now.addingTimeInterval(reading.clock)
    let live = reading.live
    #expect(live.string(at: clock) == reading.text)
    let next = live.nextChange(after: clock)?.timeIntervalSince(now)
    guard let expected = reading.next, let next else {
      #expect((next == nil) == (reading.next == nil))
      return
    }
    #expect(abs(next - expected) < 0.0005)
  }

  @Test("the promised instant is the first at which something else is read", arguments: bySeconds + byMinutes)
  fileprivate func firstChange(reading: Reading) throws {
    let clock = now.addingTimeInterval(reading.clock)
    guard let next = reading.live.nextChange(after: clock) else { return }
    let before = reading.live.string(at: next.addingTimeInterval(-0.0015))
    #expect(before == reading.live.string(at: max(clock, next.addingTimeInterval(-0.002))))
    // An interval that has not begun, or has less than a unit left, may read the same on.
    if reading.text != "<1 min", reading.text != "<1 minute" {
      #expect(reading.live.string(at: next) != reading.text)
    }
  }

  @Test(
    "months and years go by the calendar",
    arguments: [
      ("2024-01-31", "2025-03-01", "1 yr, 1 mth", "+1 year"),
      ("2025-01-01", "2025-03-11", "2 mths, 10 days", "+2 months"),
      ("2025-03-11", "2025-01-01", "2 mths, 10 days", "\u{2212}2 months"),
      ("2025-01-01", "2025-01-05", "4 days", "+4 days"),
    ])
  func calendar(date: String, clock: String, relative: String, offset: String) throws {
    let format = Date.ISO8601FormatStyle().year().month().day()
    let (date, clock) = (try format.parse(date), try format.parse(clock))
    func live(_ style: Text.DateStyle) -> LiveText {
      LiveText(
        .date(date, style), locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
        timeZone: .gmt, cadence: .seconds(60))
    }
    for (style, text) in [(Text.DateStyle.relative, relative), (.offset, offset)] {
      #expect(live(style).string(at: clock) == text)
      let next = try #require(live(style).nextChange(after: clock))
      #expect(live(style).string(at: next) != text)
      #expect(
        live(style).string(at: next.addingTimeInterval(-0.01)) == text || next.timeIntervalSince(clock) < 0.02
      )
    }
  }
}
