import Foundation
import Testing

@testable import InkCatalogue

@Suite("ClockText and DateText")
struct ClockTextTests {
  @Test(
    "Hours follow the locale's clock, without a day period",
    arguments: [
      ("en_GB", 0, "00:05"), ("en_GB", 9, "09:05"), ("en_GB", 23, "23:05"), ("en_US", 0, "12:05"),
      ("en_US", 9, "9:05"), ("en_US", 12, "12:05"), ("en_US", 23, "11:05"), ("ja_JP", 14, "14:05"),
      ("de_DE", 7, "07:05"), ("zh_TW", 13, "1:05"), ("en_US@hours=h23", 13, "13:05"),
    ])
  func time(locale: String, hour: Int, expected: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let date = Date(timeIntervalSince1970: Double(hour * 3600 + 300))
    #expect(ClockText.string(date, calendar: calendar, locale: Locale(identifier: locale)) == expected)
  }

  @Test(
    "Dates are in the order and words of the locale",
    arguments: [
      ("en_GB", "Mon 30 Nov", "Monday, 30 November"), ("en_US", "Mon, Nov 30", "Monday, November 30"),
      ("en", "Mon, Nov 30", "Monday, November 30"), ("en_AU", "Mon 30 Nov", "Monday, 30 November"),
      ("ja_JP", "11月30日(月)", "11月30日 月曜日"), ("zh_CN", "11月30日 周一", "11月30日 星期一"),
      ("zh-Hant", "11月30日 週一", "11月30日 星期一"), ("de_DE", nil, "Montag, 30. November"),
      ("fr_FR", nil, "lundi 30 novembre"), ("ko_KR", nil, "11월 30일 월요일"),
    ] as [(String, String?, String)])
  func date(locale: String, short: String?, long: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let text = DateText(locale: Locale(identifier: locale), calendar: calendar)
    let monday = Date(timeIntervalSince1970: 1_796_042_700)
    // Short forms that are Foundation's differ by its version in their dots.
    if let short { #expect(text.short(monday) == short) }
    #expect(text.long(monday) == long)
    #expect(text.day(monday) == "30")
  }

  @Test("The day changes at midnight of the calendar's zone, not of Greenwich")
  func zone() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let text = DateText(locale: Locale(identifier: "en_GB"), calendar: calendar)
    // 15:00 UTC is midnight in Tokyo.
    #expect(text.day(Date(timeIntervalSince1970: 1_796_050_799)) == "30")
    #expect(text.day(Date(timeIntervalSince1970: 1_796_050_800)) == "1")
  }
}
