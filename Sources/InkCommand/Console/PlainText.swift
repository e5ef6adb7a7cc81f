/// Text for a terminal whose character set is not UTF-8: what stands in place of characters that it does not have.
enum PlainText {
  /// The text in ASCII; what has no near likeness becomes a question mark.
  static func ascii(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var plain = ""
    for character in text {
      if character.isASCII { plain.append(character) } else { plain += likeness[character] ?? "?" }
    }
    return plain
  }

  /// True where a locale's name says UTF-8, by the variable that decides; none means the locale "C".
  static func isUTF8(_ environment: [String: String]) -> Bool {
    let name = LocaleVariable("LC_CTYPE", in: { environment[$0] })?.value.lowercased() ?? "c"
    return name.contains("utf-8") || name.contains("utf8")
  }

  private static let likeness: [Character: String] = [
    "…": "...", "×": "x", "·": "-", "–": "-", "—": "-", "“": "\"", "”": "\"", "‘": "'", "’": "'", "„": "\"",
    "°": "", "µ": "u", "μ": "u", "≤": "<=", "≥": ">=", "→": "->", "Ω": "ohm", "±": "+-", "█": "#", "▀": "\"",
    "▄": "_", "░": ".", "²": "2", "½": "1/2", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e",
    "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ",
  ]
}
