import Foundation

/// The parts of a locale's identifier, read from its text.
///
/// Foundation answers the same by its tables of all languages, which take megabytes and half the time of a layout.
package struct LocaleTag: Hashable, Sendable {
  /// "en", in lower case.
  package let language: String
  /// "Hant"; nil when it is not written.
  package let script: String?
  /// "US", "419"; nil when it is not written.
  package let region: String?

  /// The parts of "zh_Hant_TW", "zh-Hant-TW" or "en_US@hours=h12"; what follows them is left out.
  package init(_ identifier: String) {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }
      .split(whereSeparator: { $0 == "_" || $0 == "-" })
    var rest = parts.dropFirst()
    language = parts.first.map { $0.lowercased() } ?? ""
    if let first = rest.first, first.count == 4, first.allSatisfy(\.isLetter) {
      script = first.capitalized
      rest = rest.dropFirst()
    } else {
      script = nil
    }
    let isRegion = rest.first.map {
      $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
    region = isRegion == true ? rest.first?.uppercased() : nil
  }

  /// As language tags are written: "zh-Hant-TW" (RFC 5646).
  var tag: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// True where text runs from right to left: by the script, else by the one the language is usually written in
  /// (Unicode CLDR, likely subtags).
  var isRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    if let region, let regions = Self.regional[language] { return regions.contains(region) }
    return Self.languages.contains(language)
  }

  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let languages: Set<String> = [
    "ar", "arc", "ars", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "haz", "he", "iw", "ji",
    "khw", "ks", "lrc", "luz", "mid", "mzn", "nqo", "pnb", "prd", "ps", "rhg", "sd", "sdh", "skr", "syr",
    "ug", "ur",
    "yi",
  ]

  /// Languages whose script is another in some regions.
  private static let regional: [String: Set<String>] = [
    "az": ["IQ", "IR"], "ku": ["IQ", "IR", "LB"], "pa": ["PK"], "uz": ["AF"], "tk": ["IR"],
    "ha": ["CM", "SD"],
    "kk": ["AF", "CN", "IR", "MN"], "ky": ["CN"], "ms": ["CC"], "ug": ["CN"], "sd": ["PK"],
  ]
}

extension Locale {
  /// The parts of the identifier.
  package var tagParts: LocaleTag { LocaleTag(identifier) }
}
