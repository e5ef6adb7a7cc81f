import Foundation

/// Looks keys up in the string tables of bundles: `.strings`, `.stringsdict` and string catalogues.
///
/// The tables of the environment's language come first, then its parents, then the bundle's own language. Without a
/// bundle of its own a text is looked up in the program's, and in the resource bundles that SwiftPM lays beside it.
/// Unchecked because a lock guards what has been found.
final class StringTables: @unchecked Sendable {
  private struct Key: Hashable {
    let bundle: String?
    let locale: String
    let table: String
  }

  /// Where a table has a language.
  private enum Source {
    case strings(Bundle)
    case entries([String: TranslatedEntry], language: String)
  }

  /// The tables the program uses.
  static let shared = StringTables()

  private let lock = NSLock()
  private var tables: [Key: [Source]] = [:]

  /// The entry of a key, or the key; of an entry's forms the one that goes with the values that are numbers.
  func string(
    forKey key: String, table: String?, bundle: String?, locale: Locale, numbers: [Double?] = []
  ) -> String {
    for source in sources(for: bundle, table: table ?? "Localizable", locale: locale) {
      switch source {
      case .strings(let bundle):
        // A value that cannot be a translation tells "no entry" from an entry that equals its key.
        let entry = bundle.localizedString(forKey: key, value: "\u{0}", table: table)
        if entry != "\u{0}" { return entry }
      case .entries(let entries, let language):
        if let format = entries[key]?.format(for: numbers, language: language) { return format }
      }
    }
    return key
  }

  private func sources(for path: String?, table: String, locale: Locale) -> [Source] {
    let key = Key(bundle: path, locale: locale.identifier, table: table)
    return lock.withLock {
      if let known = tables[key] { return known }
      // The program's own bundle, whether it is named or not, is what SwiftPM has made of it.
      let named = path.flatMap { $0 == ProgramResources.directories.first ? nil : [$0] }
      let roots = named ?? ProgramResources.directories
      let found = roots.flatMap { Self.sources(in: $0, table: table, locale: locale) }
      tables[key] = found
      return found
    }
  }

  private static func sources(in root: String, table: String, locale: Locale) -> [Source] {
    let catalog = StringCatalog(path: "\(root)/\(table).xcstrings")
    func entries(of name: String) -> Source? {
      let entries = catalog?.entries.compactMapValues { $0[name] } ?? [:]
      return entries.isEmpty ? nil : .entries(entries, language: LocaleTag(name).language)
    }
    var sources = languages(of: locale).flatMap { name -> [Source?] in
      let folder = "\(root)/\(name).lproj"
      let file = FileManager.default.contents(atPath: "\(folder)/\(table).stringsdict")
      let dictionary = file.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      let forms = (dictionary as? [String: Any])?.compactMapValues { TranslatedEntry(stringsdict: $0) }
      let language = name == "Base" ? LocaleTag(locale.identifier).language : LocaleTag(name).language
      return [
        entries(of: name), forms.map { .entries($0, language: language) },
        Bundle(path: folder).map { .strings($0) },
      ]
    }
    sources.append(catalog.flatMap { entries(of: $0.sourceLanguage) })
    return sources.compactMap { $0 }
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
