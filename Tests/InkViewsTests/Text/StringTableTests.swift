import Foundation
import Testing

@testable import InkViews

@Suite("String tables")
struct StringTableTests {
  @Test(
    "the closest language comes first",
    arguments: [
      ("ja_JP", ["ja-JP", "ja_JP", "ja", "Base"]), ("en", ["en", "Base"]),
      ("zh_TW", ["zh-Hant-TW", "zh-Hant", "zh-TW", "zh_TW", "zh", "Base"]),
      ("zh_CN", ["zh-Hans-CN", "zh-Hans", "zh-CN", "zh_CN", "zh", "Base"]),
    ])
  func languages(locale: String, names: [String]) {
    #expect(StringTables.languages(of: Locale(identifier: locale)) == names)
  }

  @Test("an entry is found by language, its values may change places, and a missing one is the key")
  func entries() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ink-\(UUID().uuidString)")
    let japanese = folder.appendingPathComponent("ja.lproj")
    try FileManager.default.createDirectory(at: japanese, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = "\"%lld of %@\" = \"%2$@の%1$lld\";\n\"Pressure\" = \"気圧\";\n"
    try table.write(
      to: japanese.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "ja_JP")
    func words(_ key: LocalizedStringKey) -> String {
      TextResolution(Text(key, bundle: bundle), in: environment).runs.map(\.string).joined()
    }
    let (count, place) = (3, "東京")
    #expect(words("Pressure") == "気圧")
    #expect(words("\(count) of \(place)") == "東京の3")
    #expect(words("Missing \(count)") == "Missing 3")
    environment.locale = Locale(identifier: "de")
    #expect(words("Pressure") == "Pressure")
  }

  @Test(
    "formats come apart",
    arguments: [
      ("%@ left", [FormatPiece.value(index: 0, specifier: "%@"), .literal(" left")]),
      ("100%%", [.literal("100%")]),
      (
        "%2$@/%1$lld",
        [.value(index: 1, specifier: "%@"), .literal("/"), .value(index: 0, specifier: "%lld")]
      ),
      ("%.1f°", [.value(index: 0, specifier: "%.1f"), .literal("°")]),
      ("50% of", [.literal("50% of")]),
    ])
  func pieces(format: String, pieces: [FormatPiece]) {
    #expect(FormatSpecifier.pieces(of: format) == pieces)
  }
}
