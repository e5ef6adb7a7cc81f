import Foundation
import Testing

@testable import InkViews

@Suite("LiveText in several languages")
struct LiveTextLanguageTests {
  private func live(_ date: LiveDate, _ locale: String) -> LiveText {
    LiveText(
      date, locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
      cadence: .seconds(1))
  }

  /// 2019-06-03 23:23 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_559_604_180)

  @Test(
    "a date and a time",
    arguments: [
      ("en_US", "June 3, 2019", "11:23\u{202F}PM"), ("en_GB", "3 June 2019", "23:23"),
      ("ja", "2019年6月3日", "23:23"), ("zh_CN", "2019年6月3日", "23:23"), ("zh_TW", "2019年6月3日", "下午11:23"),
      ("ko", "2019년 6월 3일", "오후 11:23"), ("de", "3. Juni 2019", "23:23"), ("fr", "3 juin 2019", "23:23"),
      ("en_US@hours=h23", "June 3, 2019", "23:23"),
    ])
  func dateAndTime(locale: String, day: String, time: String) {
    #expect(live(.date(date, .date), locale).string(at: date) == day)
    #expect(live(.date(date, .time), locale).string(at: date) == time)
    #expect(live(.date(date, .time), locale).nextChange(after: date) == nil)
  }

  @Test(
    "the time between, in two units and in one",
    arguments: [
      ("en_US", 674.0, "11 min, 14 sec", "+11 minutes"), ("ja", 674, "11分 14秒", "+11分"),
      ("zh_CN", 674, "11分钟14秒", "+11分钟"), ("de", 674, "11 Min., 14 Sek.", "+11 Minuten"),
      ("ja", 8621, "2時間 23分", "+2時間"), ("fr", 41, "41\u{202F}s", "+41\u{A0}secondes"),
      ("ko", 41, "41초", "+41초"), ("en_GB", 8640, "2 hrs, 24 min", "+2 hours"),
      ("ja", 70 * 86_400, "2か月 9日", "+2か月"), ("de", 400 * 86_400, "1 J, 1 Mon.", "+1 Jahr"),
    ] as [(String, TimeInterval, String, String)])
  func between(locale: String, seconds: TimeInterval, relative: String, offset: String) {
    let now = date.addingTimeInterval(seconds)
    #expect(live(.date(date, .relative), locale).string(at: now) == relative)
    #expect(live(.date(date, .offset), locale).string(at: now) == offset)
  }

  @Test(
    "two dates and a dash",
    arguments: [
      (9.5, 11.5, "9:30\u{2013}11:30\u{202F}AM"), (9.5, 15.5, "9:30\u{202F}AM\u{2013}3:30\u{202F}PM"),
      (9.5, 57.5, "Jun 3 \u{2013} Jun 5"),
    ])
  func range(start: Double, end: Double, text: String) {
    let day = Date(timeIntervalSince1970: 1_559_520_000)
    let range = day.addingTimeInterval(start * 3600)...day.addingTimeInterval(end * 3600)
    #expect(live(.range(range), "en_US").string(at: day) == text)
    #expect(live(.range(range), "en_US").nextChange(after: day) == nil)
  }

  @Test("in Japanese a range has no day halves")
  func japaneseRange() {
    let day = Date(timeIntervalSince1970: 1_559_520_000)
    let range = day.addingTimeInterval(9.5 * 3600)...day.addingTimeInterval(15.5 * 3600)
    #expect(live(.range(range), "ja").string(at: day) == "9:30\u{2013}15:30")
  }
}
