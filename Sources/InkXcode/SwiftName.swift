/// The name that Xcode gives to what it generates for a picture, a colour or an intent.
enum SwiftName {
  /// A name as the word of a program: "Brand-Primary" is `brandPrimary`; nil when no letter or digit is in it.
  ///
  /// - Parameter suffix: The last word that goes, when others are left: a colour's "Color", a picture's "Image".
  static func member(_ name: String, without suffix: String? = nil) -> String? {
    var words = self.words(of: name)
    if let suffix, words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = ([first.lowercased()] + rest).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// A word as a program can use it, in backquotes where the language has it.
  static func quoted(_ word: String) -> String { keywords.contains(word) ? "`\(word)`" : word }

  /// A case of a definition's enumeration: "CET4" is `cET4`, its first letter small and no other.
  static func enumerationCase(_ name: String) -> String {
    quoted(name.prefix(1).lowercased() + name.dropFirst())
  }

  /// True for a name that can be written as it is.
  static func isIdentifier(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The words of a name: parted by signs, and where a capital follows a small letter or begins a word.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      let followsSmall = index > 0 && !letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, !word.isEmpty, followsSmall || precedesSmall {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    words.append(word)
    return words.filter { !$0.isEmpty }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
