/// The inline marks of Markdown: bold, italics, strikethrough, code, links.
struct InlineMarkdown {
  /// A stretch of text and the marks it is in.
  struct Run: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    var isCode = false
    var isLink = false
  }

  private var runs: [Run] = []
  private var marks = Run(text: "")

  /// The stretches of a text; marks without a partner stay as they are.
  static func runs(of text: String) -> [Run] {
    guard text.contains(where: { "*_~`[\\".contains($0) }) else { return [Run(text: text)] }
    var parser = InlineMarkdown()
    parser.parse(text[...])
    return parser.runs
  }

  private mutating func add(_ text: some StringProtocol) {
    guard !text.isEmpty else { return }
    var run = marks
    run.text = String(text)
    if var last = runs.last {
      let previous = last.text
      last.text = run.text
      if last == run {
        runs[runs.count - 1].text = previous + run.text
        return
      }
    }
    runs.append(run)
  }

  private mutating func parse(_ text: Substring) {
    var rest = text
    while let index = rest.firstIndex(where: { "*_~`[\\".contains($0) }) {
      add(rest[..<index])
      let before = index > text.startIndex ? text[text.index(before: index)] : nil
      rest = rest[index...]
      if let after = parseMark(rest, after: before) {
        rest = after
      } else {
        add(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    add(rest)
  }

  /// Handles the mark that `text` begins with; the rest, or nil when it is no mark.
  private mutating func parseMark(_ text: Substring, after before: Character?) -> Substring? {
    if text.hasPrefix("\\") {
      let escaped = text.dropFirst().prefix(1)
      guard let character = escaped.first, character.isPunctuation || character.isSymbol else { return nil }
      add(escaped)
      return text.dropFirst(2)
    }
    if text.hasPrefix("`") { return enclose(text, by: "`", isLiteral: true) { $0.isCode = true } }
    if text.hasPrefix("~~") { return enclose(text, by: "~~") { $0.isStruckThrough = true } }
    if text.hasPrefix("**") { return enclose(text, by: "**") { $0.isBold = true } }
    if text.hasPrefix("*") { return enclose(text, by: "*") { $0.isItalic = true } }
    if text.hasPrefix("[") { return parseLink(text) }
    guard text.hasPrefix("_"), before.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
    if text.hasPrefix("__") { return enclose(text, by: "__") { $0.isBold = true } }
    return enclose(text, by: "_") { $0.isItalic = true }
  }

  private mutating func enclose(
    _ text: Substring, by mark: String, isLiteral: Bool = false, _ set: (inout Run) -> Void
  ) -> Substring? {
    let inside = text.dropFirst(mark.count)
    guard let first = inside.first, !first.isWhitespace, let end = Self.firstIndex(of: mark, in: inside),
      end > inside.startIndex, !inside[inside.index(before: end)].isWhitespace
    else { return nil }
    let outer = marks
    set(&marks)
    if isLiteral { add(inside[..<end]) } else { parse(inside[..<end]) }
    marks = outer
    return inside[end...].dropFirst(mark.count)
  }

  private mutating func parseLink(_ text: Substring) -> Substring? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let target = text[text.index(after: close)...]
    guard target.hasPrefix("("), let end = target.firstIndex(of: ")") else { return nil }
    let outer = marks
    marks.isLink = true
    parse(text[text.index(after: text.startIndex)..<close])
    marks = outer
    return target[target.index(after: end)...]
  }

  /// Where a mark stands next; one of a single character is not half of a double one.
  private static func firstIndex(of mark: String, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(mark) {
        let character = mark.first
        let run = text[index...].prefix { $0 == character }
        // A longer run closes inner marks first.
        if mark.count > 1 { return text.index(index, offsetBy: run.count - mark.count) }
        if run.count == 1 || character == "`" { return index }
        index = run.endIndex
      } else {
        index = text.index(after: index)
      }
    }
    return nil
  }
}
