import Foundation

/// A translation with the forms that go with its numbers.
struct TranslatedEntry: Equatable {
  /// Words by plural category; "other" alone where no number counts.
  typealias Forms = [String: String]

  /// A part of the words that has forms of its own, "%#@name@".
  struct Substitution: Equatable {
    /// The value's place among all, from 1; nil is where the part stands among what the format takes.
    var argument: Int?
    /// How the value is written, without its percent sign.
    var specifier: String
    var forms: Forms
  }

  var forms: Forms
  var substitutions: [String: Substitution] = [:]

  /// The format for values, of which those that are numbers choose the forms.
  func format(for numbers: [Double?], language: String) -> String? {
    let first = numbers.compactMap { $0 }.first
    guard var result = Self.form(of: forms, for: first, language) else { return nil }
    guard result.contains("#@") else { return result }
    result = FormatPlaces.numbered(result)
    // A form may have parts itself; those of one text are few.
    for _ in 0..<16 {
      guard let found = FormatPlaces.firstPart(in: result) else { break }
      let part = substitutions[found.name]
      let argument = part?.argument ?? found.place
      let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
      let words = part.flatMap { Self.form(of: $0.forms, for: number, language) } ?? ""
      let value = "%\(argument)$\(part?.specifier ?? "lld")"
      result.replaceSubrange(
        found.range,
        with: FormatPlaces.numbered(words.replacingOccurrences(of: "%arg", with: value), from: argument))
    }
    return result
  }

  private static func form(of forms: Forms, for number: Double?, _ language: String) -> String? {
    guard let number, forms.count > 1 else { return forms["other"] ?? forms.values.first }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRule.category(of: number, language: language)] ?? forms["other"]
  }
}

extension TranslatedEntry {
  /// An entry of a `.stringsdict` (Foundation, Stringsdict File Format); nil when it is none.
  init?(stringsdict entry: Any) {
    guard let entry = entry as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    forms = ["other": format]
    for (name, value) in entry {
      guard let part = value as? [String: String] else { continue }
      let specifier = part["NSStringFormatValueTypeKey"] ?? "lld"
      // The forms of these write their value as any format does; only its place may be missing.
      substitutions[name] = Substitution(
        specifier: specifier, forms: part.filter { !$0.key.hasPrefix("NSString") })
    }
  }
}
