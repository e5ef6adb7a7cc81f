/// Breaks text into lines for a page of a given width.
enum TextWrap {
  /// Lines of at most `width` characters, `indent` spaces included.
  ///
  /// What stands in backquotes is one word, and a word that does not fit has a line of its own.
  static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let room = max(8, width - indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in words(of: paragraph) {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= room {
          line += " " + word
        } else {
          lines.append(margin + line)
          line = String(word)
        }
      }
      return lines + [line.isEmpty ? "" : margin + line]
    }
  }

  /// A command over as many lines as it takes, each but the last ending in a backslash, so that it can be pasted.
  static func commandLines(_ command: String, width: Int, indent: Int) -> [String] {
    let parts = lines(command, width: width - indent - 2)
    return parts.enumerated().map { index, part in
      String(repeating: " ", count: index == 0 ? indent : indent + 2) + part
        + (index == parts.count - 1 ? "" : " \\")
    }
  }

  /// Splits at spaces outside backquotes.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      if text[index] == "`" { isQuoted.toggle() }
      if text[index] == " ", !isQuoted {
        if start < index { words.append(text[start..<index]) }
        start = text.index(after: index)
      }
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}
