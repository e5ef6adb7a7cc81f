import Foundation
import Testing

@testable import InkViews

@Suite("String catalogues")
struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello":{"localizations":{
        "ja":{"stringUnit":{"state":"translated","value":"こんにちは"}},
        "zh-Hans":{"stringUnit":{"state":"translated","value":"你好"}},
        "zh-Hant":{"stringUnit":{"state":"translated","value":"您好"}}}},
      "%lld cups":{"localizations":{
        "en":{"variations":{"plural":{
          "zero":{"stringUnit":{"value":"no cup"}},
          "one":{"stringUnit":{"value":"%lld cup"}},"other":{"stringUnit":{"value":"%lld cups"}}}}},
        "ja":{"variations":{"plural":{"other":{"stringUnit":{"value":"%lld 杯"}}}}},
        "ru":{"variations":{"plural":{
          "one":{"stringUnit":{"value":"%lld чашка"}},"few":{"stringUnit":{"value":"%lld чашки"}},
          "many":{"stringUnit":{"value":"%lld чашек"}},"other":{"stringUnit":{"value":"%lld чашки"}}}}}}},
      "%lld of %lld":{"localizations":{"en":{
        "stringUnit":{"value":"%#@cups@ of %#@days@"},
        "substitutions":{
          "cups":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"%arg cup"}},"other":{"stringUnit":{"value":"%arg cups"}}}}},
          "days":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"%arg day"}},"other":{"stringUnit":{"value":"%arg days"}}}}}}}}},
      "Tap":{"localizations":{"en":{"variations":{"device":{
        "mac":{"stringUnit":{"value":"Click"}},"iphone":{"stringUnit":{"value":"Touch"}}}}}}},
      "Bare":{}
    }}
    """

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
    """

  private func words(_ key: LocalizedStringKey, _ locale: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ink-\(UUID().uuidString)")
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.catalog.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    try Self.dictionary.write(
      to: english.appendingPathComponent("Localizable.stringsdict"), atomically: true, encoding: .utf8)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let bundle = try #require(Bundle(path: folder.path))
    return TextResolution(Text(key, bundle: bundle), in: environment).runs.map(\.string).joined()
  }

  @Test(
    "words are found by language, else by the language of the source, else they are the key",
    arguments: [
      ("ja_JP", "こんにちは"), ("zh_CN", "你好"), ("zh-Hant_TW", "您好"), ("zh_HK", "您好"), ("de", "Hello"),
      ("en_US", "Hello"),
    ])
  func languages(locale: String, expected: String) throws {
    #expect(try words("Hello", locale) == expected)
    #expect(try words("Bare", locale) == "Bare")
  }

  @Test(
    "the form goes with the number",
    arguments: [
      (0, "en", "no cup"), (1, "en", "1 cup"), (2, "en", "2 cups"), (1, "ja", "1 杯"), (21, "ru", "21 чашка"),
      (3, "ru", "3 чашки"), (11, "ru", "11 чашек"), (1, "de", "1 cup"),
    ])
  func plurals(count: Int, locale: String, expected: String) throws {
    #expect(try words("\(count) cups", locale) == expected)
  }

  @Test("parts have forms of their own; a phone's words are taken")
  func parts() throws {
    let (one, two) = (1, 2)
    #expect(try words("\(one) of \(two)", "en") == "1 cup of 2 days")
    #expect(try words("\(two) of \(one)", "en") == "2 cups of 1 day")
    #expect(try words("Tap", "en") == "Touch")
  }

  @Test("a dictionary of forms beside the strings counts too")
  func dictionary() throws {
    let (one, two) = (1, 2)
    #expect(try words("\(one) files", "en") == "1 file left")
    #expect(try words("\(two) files", "en") == "2 files left")
  }

  @Test("what is no catalogue is none", arguments: ["", "[]", "{\"strings\":7}"])
  func damaged(text: String) throws {
    let path = NSTemporaryDirectory() + "catalog-\(UUID().uuidString).xcstrings"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(StringCatalog(path: path) == nil)
  }

  @Test(
    "categories of numbers in languages",
    arguments: [
      ("pl", [1: "one", 3: "few", 5: "many", 12: "many", 22: "few"]),
      ("cs", [1: "one", 4: "few", 5: "other"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]), ("ja", [1: "other"]),
      ("lt", [1: "one", 2: "few", 11: "other"]),
      ("lv", [0: "zero", 1: "one", 2: "other"]),
      ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
      ("ro", [1: "one", 0: "few", 19: "few", 20: "other"]), ("he", [1: "one", 2: "two", 3: "other"]),
      ("hr", [1: "one", 2: "few", 5: "other"]), ("en", [0: "other", 1: "one", 2: "other"]),
    ] as [(String, [Int: String])])
  func categories(language: String, expected: [Int: String]) {
    for (number, category) in expected {
      #expect(PluralRule.category(of: Double(number), language: language) == category, "\(number)")
    }
    #expect(PluralRule.category(of: .nan, language: language) == "other")
  }

  @Test("the program's own bundle comes before those of other programs beside it")
  func order() {
    #expect(
      ProgramResources.ordered(["b_Mine.resources", "a_Other.resources", "x"], program: "Mine")
        == ["b_Mine.resources", "a_Other.resources"])
  }

  @Test(
    "parts take the value at their place, whatever stands before them and however it is written",
    arguments: [
      ("%@ has %#@files@", [nil, 1], "%1$@ has %2$d file"),
      ("%@ has %#@files@", [nil, 3], "%1$@ has %2$d files"),
      ("%1$#@files@ in %2$#@folders@", [1, 3], "%1$d file in %2$d folders"),
      ("%1$#@files@ in %2$#@folders@", [3, 1], "%1$d files in one folder"),
      ("%2$#@folders@: %1$#@files@", [3, 1], "one folder: %1$d files"),
      ("%#@folders@, %#@files@", [1, 2], "one folder, %2$d files"),
      ("50%% of %@, %5.1f, %#@files@", [nil, 2.5, 1], "50%% of %1$@, %2$5.1f, %3$d file"),
      ("%#@nested@", [1, 3], "one of %2$d folders"),
    ] as [(String, [Double?], String)])
  func places(format: String, numbers: [Double?], expected: String) {
    let entry = TranslatedEntry(
      stringsdict: [
        "NSStringLocalizedFormatKey": format,
        "files": ["NSStringFormatValueTypeKey": "d", "one": "%d file", "other": "%d files"],
        "folders": ["NSStringFormatValueTypeKey": "d", "one": "one folder", "other": "%d folders"],
        "nested": ["NSStringFormatValueTypeKey": "d", "one": "one of %#@folders@", "other": "%d"],
      ] as [String: Any])
    #expect(entry?.format(for: numbers, language: "en") == expected)
  }
}
