import Foundation
import InkViews

/// When weeks begin in a locale, from a list of common regions: a calendar that has to ask its locale opens ICU's
/// tables, some megabytes (Unicode CLDR 44, week data).
struct WeekRules: Equatable {
  /// 1 for Sunday, 2 for Monday.
  let firstWeekday: Int
  /// Days of the new year that make a week its first.
  let minimumDays: Int

  /// The rules of a locale; nil for regions that are not listed, and where the identifier asks for something itself.
  init?(_ locale: Locale) {
    let tag = LocaleTag(locale.identifier)
    guard !locale.identifier.contains("@"), let region = tag.region ?? Self.homes[tag.language] else {
      return nil
    }
    // Traditional script without a region is Taiwan's.
    let place = tag.region == nil && tag.script == "Hant" ? "TW" : region
    switch place {
    case "US", "CA", "JP", "KR", "TW", "HK", "IN", "BR":
      (firstWeekday, minimumDays) = (1, 1)
    case "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "GB", "IE", "IT", "NL", "NO", "PL", "SE":
      (firstWeekday, minimumDays) = (2, 4)
    default: return nil
    }
  }

  /// Sets both, so that the calendar need not ask.
  func apply(to calendar: inout Calendar) {
    calendar.firstWeekday = firstWeekday
    calendar.minimumDaysInFirstWeek = minimumDays
  }

  /// The region of a language that is written without one (Unicode CLDR 44, likely subtags).
  private static let homes = [
    "en": "US", "ja": "JP", "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "nl": "NL", "pt": "BR",
    "ko": "KR",
    "zh": "CN",
  ]
}
