import Foundation

/// The languages the shipped widgets speak; others get English.
enum Language: Sendable {
  case english, japanese, simplifiedChinese, traditionalChinese

  /// The language of a locale; Chinese without a script is simplified but in Taiwan, Hong Kong and Macao.
  init(_ locale: Locale) {
    let identifier = locale.identifier.replacingOccurrences(of: "-", with: "_")
    let parts = identifier.split(separator: "@").first?.split(separator: "_").map(String.init) ?? []
    switch parts.first {
    case "ja": self = .japanese
    case "zh":
      let isTraditional =
        parts.contains("Hant") || !parts.contains("Hans") && !Set(parts).isDisjoint(with: ["TW", "HK", "MO"])
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    default: self = .english
    }
  }

  /// A locale as it is where the widgets speak its language, else English: words of two languages make no sentence.
  static func spoken(_ locale: Locale) -> Locale {
    let isSpoken = ["en", "ja", "zh"].contains { locale.identifier.hasPrefix($0) }
    return isSpoken ? locale : Locale(identifier: "en")
  }

  /// The words of this language.
  func pick(_ en: String, _ ja: String, _ hans: String, _ hant: String) -> String {
    switch self {
    case .english: en
    case .japanese: ja
    case .simplifiedChinese: hans
    case .traditionalChinese: hant
    }
  }
}
