import Foundation

/// The language that a process's environment asks for, where no display file names one.
struct EnvironmentLocale: Equatable, Sendable {
  /// The variable that says so: "LC_ALL", "LC_TIME" or "LANG".
  let variable: String
  /// "de_DE", "zh_Hant_TW".
  let identifier: String

  /// That of dates; nil where the variable that decides says "C", "POSIX" or nothing that is a language.
  init?(_ environment: (String) -> String?) {
    guard let decides = LocaleVariable("LC_TIME", in: environment),
      let identifier = Self.identifier(of: decides.value)
    else { return nil }
    variable = decides.name
    self.identifier = identifier
  }

  /// That of "de_DE.UTF-8@euro": language and region, with the script that a modifier names, as in "sr_RS@latin".
  private static func identifier(of name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1)
    var words = parts.first?.prefix { $0 != "." }.split(separator: "_").map(String.init) ?? []
    guard let language = words.first, (2...3).contains(language.count),
      words.allSatisfy({ word in word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    if parts.count > 1, words.count < 3, let script = scripts[parts[1].lowercased()] {
      words.insert(script, at: 1)
    }
    return words.joined(separator: "_")
  }

  /// Scripts by the modifiers of glibc's locales; the others say nothing of a script.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}
