import Foundation
import Testing

@testable import InkViews

@Suite("LocaleTag")
struct LocaleTagTests {
  @Test(
    "An identifier's parts, however it is written",
    arguments: [
      ("en", "en", nil, nil), ("en_US", "en", nil, "US"), ("zh_Hant_TW", "zh", "Hant", "TW"),
      ("zh-hant-tw", "zh", "Hant", "TW"), ("es_419", "es", nil, "419"),
      ("ja_JP@calendar=japanese", "ja", nil, "JP"),
      ("de_DE.UTF-8", "de", nil, "DE"), ("en_US_POSIX", "en", nil, "US"), ("", "", nil, nil),
    ] as [(String, String, String?, String?)])
  func parts(identifier: String, language: String, script: String?, region: String?) {
    let tag = LocaleTag(identifier)
    #expect(tag.language == language && tag.script == script && tag.region == region)
    #expect(tag.tag == [language, script, region].compactMap { $0 }.joined(separator: "-"))
  }

  @Test("The direction is Foundation's for every locale it knows")
  func direction() {
    for identifier in Locale.availableIdentifiers {
      let language = Locale(identifier: identifier).language
      #expect(
        LocaleTag(identifier).isRightToLeft == (language.characterDirection == .rightToLeft), "\(identifier)")
    }
  }
}
