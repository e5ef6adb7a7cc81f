import Foundation
import InkViews

/// Whether a locale's clocks count to 12 or to 24.
enum HourCycle {
  /// The cycle: from our list of common locales, else Foundation's, whose tables take some megabytes.
  static func of(_ locale: Locale) -> Locale.HourCycle {
    let tag = LocaleTag(locale.identifier)
    // An identifier with extensions may ask for a cycle itself.
    guard !locale.identifier.contains("@"), let region = tag.region ?? homes[tag.language] else {
      return locale.hourCycle
    }
    // Traditional script without a region is Taiwan's.
    let place = tag.region == nil && tag.script == "Hant" ? "TW" : region
    switch "\(tag.language)_\(place)" {
    case let name where twelve.contains(name): return .oneToTwelve
    case let name where twentyFour.contains(name): return .zeroToTwentyThree
    default: return locale.hourCycle
    }
  }

  /// The region of a language that is written without one (Unicode CLDR 44, likely subtags).
  private static let homes = [
    "en": "US", "ja": "JP", "zh": "CN", "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "nl": "NL",
    "pt": "BR",
    "sv": "SE", "da": "DK", "fi": "FI", "pl": "PL", "cs": "CZ", "ru": "RU", "ko": "KR",
  ]

  // Unicode CLDR 44, preferred hours.
  private static let twelve: Set = [
    "en_US", "en_AU", "en_CA", "en_NZ", "en_IN", "zh_TW", "zh_HK", "ko_KR",
  ]
  private static let twentyFour: Set = [
    "en_GB", "en_IE", "ja_JP", "zh_CN", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CH", "fr_BE", "es_ES",
    "it_IT",
    "nl_NL", "nl_BE", "pt_BR", "pt_PT", "sv_SE", "da_DK", "fi_FI", "pl_PL", "cs_CZ", "ru_RU",
  ]
}
