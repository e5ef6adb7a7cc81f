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

  /// A line of fields with two spaces between them over as many lines as it takes, broken between fields where that does,
  /// the later ones indented.
  static func fields(_ text: String, width: Int, indent: Int) -> String {
    guard text.count > width else { return text }
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = text.hasPrefix(margin) ? margin : ""
    for field in text.split(separator: "  ").map({ $0.drop { $0 == " " } }) where !field.isEmpty {
      let isFirst = line.allSatisfy { $0 == " " }
      if isFirst || line.count + 2 + field.count <= width {
        line += (isFirst ? "" : "  ") + field
      } else {
        lines.append(line)
        line = margin + field
      }
    }
    return (lines + [line]).flatMap { line in
      line.count <= width ? [line] : TextWrap.lines(line.trimmed, width: width, indent: indent)
    }.joined(separator: "\n")
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

extension String {
  /// Without spaces at its front.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
