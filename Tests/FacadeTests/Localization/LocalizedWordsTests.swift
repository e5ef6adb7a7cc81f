import Foundation
import InkTestKit
import SwiftUI
import Testing

/// Words outside views, from a string catalogue beside the program; this file imports Foundation by name, as many do.
@MainActor @Suite("Words outside views")
struct LocalizedWordsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ink-\(UUID().uuidString)")

  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello":{"localizations":{"ja":{"stringUnit":{"value":"こんにちは"}}}},
      "*Hello* %@":{"localizations":{"ja":{"stringUnit":{"value":"*どうも* %@"}}}},
      "%lld cups":{"localizations":{
        "en":{"variations":{"plural":{
          "one":{"stringUnit":{"value":"%lld cup"}},"other":{"stringUnit":{"value":"%lld cups"}}}}},
        "ja":{"stringUnit":{"value":"%lld 杯"}}}}
    }}
    """

  private func bundle() throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for table in ["Localizable", "Other"] {
      try Self.catalog.write(
        to: folder.appendingPathComponent("\(table).xcstrings"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
  }

  /// What a view reads in an environment's language while its body runs.
  private func inBody(_ locale: String, _ words: @escaping () -> String) -> String? {
    struct Reader: View {
      let words: () -> String

      var body: some View { Text(verbatim: words()) }
    }
    return LayoutTree(400, 20) { Reader(words: words).environment(\.locale, Locale(identifier: locale)) }
      .texts.first
  }

  @Test("a string is found in the catalogue in its language, with its form, its Markdown as it is")
  func strings() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let japanese = Locale(identifier: "ja_JP")
    let one = 1
    #expect(String(localized: "Hello", bundle: bundle, locale: japanese) == "こんにちは")
    #expect(String(localized: "\(one) cups", bundle: bundle, locale: Locale(identifier: "en")) == "1 cup")
    #expect(String(localized: "*Hello* \("Aki")", bundle: bundle, locale: japanese) == "*どうも* Aki")
    let styled = AttributedString(localized: "*Hello* \("Aki")", bundle: bundle, locale: japanese)
    #expect(String(styled.characters) == "どうも Aki")
    #expect(String(localized: "missing", defaultValue: "None", bundle: bundle, locale: japanese) == "None")
  }

  @Test("in a body the language is the view's")
  func views() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(inBody("ja_JP") { String(localized: "Hello", bundle: bundle) } == "こんにちは")
    #expect(inBody("de") { String(localized: "Hello", bundle: bundle) } == "Hello")
    let url = bundle.bundleURL
    let resource = LocalizedStringResource("Hello", bundle: .atURL(url))
    #expect(inBody("ja_JP") { String(localized: resource) } == "こんにちは")
    var german = resource
    german.locale = Locale(identifier: "de_DE")
    #expect(inBody("ja_JP") { String(localized: german) } == "Hello")
  }

  @Test("Foundation's older function finds catalogues too, in every form of its call")
  func older() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(inBody("ja") { NSLocalizedString("Hello", bundle: bundle, comment: "") } == "こんにちは")
    #expect(inBody("ja") { NSLocalizedString("Hello", bundle: bundle, value: "", comment: "") } == "こんにちは")
    let other = inBody("ja") {
      NSLocalizedString("Hello", tableName: "Other", bundle: bundle, value: "", comment: "")
    }
    #expect(other == "こんにちは")
    #expect(inBody("ja") { NSLocalizedString("no entry", comment: "") } == "no entry")
    #expect(inBody("ja") { NSLocalizedString("key", bundle: bundle, value: "Words", comment: "") } == "Words")
    let format = inBody("ja") {
      String(format: NSLocalizedString("%lld cups", bundle: bundle, comment: ""), 3)
    }
    #expect(format == "3 杯")
  }
}
