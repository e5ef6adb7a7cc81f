import Foundation
import Testing

@testable import InkCatalogue

@Suite("Common locales")
struct CommonLocalesTests {
  @Test(
    "Clocks count as Foundation says",
    arguments: [
      "en", "en_US", "en_AU", "en_CA", "en_NZ", "en_IN", "en_GB", "en_IE", "en_ZA", "ja", "ja_JP", "zh",
      "zh_CN",
      "zh_Hans", "zh_Hans_CN", "zh_Hant", "zh_Hant_TW", "zh_TW", "zh_HK", "de", "de_DE", "de_AT", "de_CH",
      "fr",
      "fr_FR", "fr_CH", "fr_BE", "fr_CA", "es", "es_ES", "es_MX", "it_IT", "nl_NL", "nl_BE", "pt", "pt_BR",
      "pt_PT", "sv_SE", "da_DK", "fi_FI", "pl_PL", "cs_CZ", "ru_RU", "ko", "ko_KR", "ar_EG",
    ])
  func hours(identifier: String) {
    let locale = Locale(identifier: identifier)
    #expect(HourCycle.of(locale) == locale.hourCycle)
  }

  @Test(
    "Days and months have Foundation's names, on every day of a year",
    arguments: ["en", "en_US", "en_GB", "ja", "ja_JP", "zh_Hans_CN", "zh_CN", "zh_Hant_TW", "zh_HK"])
  func names(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let names = try #require(CalendarNames(locale))
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    // Chinese and Japanese months are numbers with a sign behind them.
    let months: [CalendarNames.Form] =
      identifier.hasPrefix("en") ? [.month, .monthAfterDay, .shortMonth] : []
    for form in [CalendarNames.Form.weekday, .shortWeekday] + months {
      formatter.dateFormat = form.pattern
      for day in stride(from: 0, to: 366, by: 5) {
        let date = Date(timeIntervalSince1970: 1_767_225_600 + Double(day) * 86_400)
        let parts = calendar.dateComponents([.weekday, .month], from: date)
        #expect(names.name(form, parts) == formatter.string(from: date), "\(form) \(date)")
      }
    }
  }

  @Test("Other languages are left to Foundation")
  func others() { #expect(CalendarNames(Locale(identifier: "fr_FR")) == nil) }
}
