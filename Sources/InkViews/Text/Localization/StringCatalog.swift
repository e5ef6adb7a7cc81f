import Foundation

/// A string catalogue as Xcode writes one, `.xcstrings`: all languages of a table in one file.
struct StringCatalog {
  /// Entries by key and language.
  private(set) var entries: [String: [String: TranslatedEntry]] = [:]
  /// The language whose words are the keys.
  let sourceLanguage: String

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]?
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// A translation: words, or forms of them by number or by device.
  private final class Localization: Decodable {
    struct Unit: Decodable {
      var value: String?
    }

    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The translation for a phone.
    private var onDevice: Localization {
      (variations?.device).flatMap { $0["iphone"] ?? $0["other"] ?? $0.values.first } ?? self
    }

    var entry: TranslatedEntry? {
      let own = onDevice
      let forms = own.variations?.plural?.compactMapValues { $0.stringUnit?.value }
      guard let forms = forms ?? own.stringUnit?.value.map({ ["other": $0] }), !forms.isEmpty else {
        return nil
      }
      var entry = TranslatedEntry(forms: forms)
      for (name, part) in own.substitutions ?? substitutions ?? [:] {
        let forms = part.variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
        entry.substitutions[name] = TranslatedEntry.Substitution(
          argument: part.argNum, specifier: part.formatSpecifier ?? "lld", forms: forms)
      }
      return entry
    }
  }

  /// Reads a catalogue; nil when it is none.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    sourceLanguage = file.sourceLanguage ?? "en"
    for (key, entry) in file.strings ?? [:] {
      entries[key] = entry.localizations?.compactMapValues(\.entry)
    }
  }
}
