import Foundation
import Testing

@testable import InkHost

@Suite("WeekRules")
struct WeekRulesTests {
  @Test(
    "Weeks begin as Foundation says",
    arguments: [
      "en", "en_US", "en_CA", "fr_CA", "ja", "ja_JP", "ko_KR", "zh_TW", "zh_Hant", "zh_HK", "en_IN", "pt_BR",
      "pt",
      "de", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_BE", "es_ES", "it_IT", "nl_NL", "en_GB", "en_IE", "sv_SE",
      "nb_NO", "da_DK", "fi_FI", "pl_PL", "cs_CZ",
    ])
  func rules(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let rules = try #require(WeekRules(locale))
    #expect(rules.firstWeekday == calendar.firstWeekday)
    #expect(rules.minimumDays == calendar.minimumDaysInFirstWeek)
    var changed = calendar
    rules.apply(to: &changed)
    #expect(changed.firstWeekday == rules.firstWeekday && changed.minimumDaysInFirstWeek == rules.minimumDays)
  }

  @Test(
    "Other regions, and identifiers that ask for something, are left to Foundation",
    arguments: ["ar_EG", "pt_PT", "en_US@fw=mon"])
  func others(identifier: String) { #expect(WeekRules(Locale(identifier: identifier)) == nil) }

  @Test("A time of the day has two digits each")
  func wallTime() throws {
    let time = WallTime(try #require(TimeZone(identifier: "UTC")))
    #expect(time.text(Date(timeIntervalSince1970: 0)) == "00:00")
    #expect(time.text(Date(timeIntervalSince1970: 9 * 3600 + 5 * 60)) == "09:05")
    #expect(time.text(Date(timeIntervalSince1970: 23 * 3600 + 59 * 60 + 59)) == "23:59")
  }
}
