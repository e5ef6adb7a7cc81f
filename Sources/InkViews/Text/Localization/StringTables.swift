import Foundation

/// Looks keys up in the string tables of bundles.
///
/// The tables of the environment's language come first, then its parents, then the bundle's own language. Without a
/// bundle of its own a text is looked up in the program's, and in the resource bundles that SwiftPM lays beside it. Unchecked because a lock guards
/// what has been found.
final class StringTables: @unchecked Sendable {
  private struct Key: Hashable {
    let bundle: String?
    let locale: String
  }

  /// The tables the program uses.
  static let shared = StringTables()

  private let lock = NSLock()
  private var tables: [Key: [Bundle]] = [:]

  /// The entry of a key, or the key.
  func string(forKey key: String, table: String?, bundle: String?, locale: Locale) -> String {
    for bundle in bundles(for: bundle, locale: locale) {
      // A value that cannot be a translation tells "no entry" from an entry that equals its key.
      let entry = bundle.localizedString(forKey: key, value: "\u{0}", table: table)
      if entry != "\u{0}" { return entry }
    }
    return key
  }

  private func bundles(for path: String?, locale: Locale) -> [Bundle] {
    let key = Key(bundle: path, locale: locale.identifier)
    return lock.withLock {
      if let known = tables[key] { return known }
      let roots = path.map { [$0] } ?? Self.ownBundles
      let found = roots.flatMap { root in
        Self.languages(of: locale).compactMap { language in
          Bundle(path: "\(root)/\(language).lproj")
        }
      }
      tables[key] = found
      return found
    }
  }

  private static var ownBundles: [String] {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main] + entries.filter { $0.hasSuffix(".resources") }.sorted().map { "\(main)/\($0)" }
  }

  /// Names of the folders that may hold a language, the closest first.
  static func languages(of locale: Locale) -> [String] {
    let parts = locale.tagParts
    let code = parts.language.isEmpty ? "en" : parts.language
    let region = parts.region
    var names: [String] = []
    // Only a script that is spelt out counts; the likely one would stand before every language.
    let scripts = [parts.script, code == "zh" ? chineseScript(region) : nil].compactMap { $0 }
    for script in scripts {
      if let region { names.append("\(code)-\(script)-\(region)") }
      names.append("\(code)-\(script)")
    }
    if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
    names += [code, "Base"]
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func chineseScript(_ region: String?) -> String {
    ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }
}
