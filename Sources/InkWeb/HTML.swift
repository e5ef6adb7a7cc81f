/// Text of a page: what is written in the program's own words stands as it is, what is put into them is escaped.
struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
  private(set) var text: String

  /// Nothing.
  init() { text = "" }

  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  static func + (a: HTML, b: HTML) -> HTML {
    var sum = a
    sum.text += b.text
    return sum
  }

  static func += (a: inout HTML, b: HTML) { a.text += b.text }

  /// What puts a page together.
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ html: HTML) { text += html.text }
    mutating func appendInterpolation(_ text: String) { self.text += HTML.escaped(text) }
  }

  /// Text as an element's content, or as a value in quotation marks.
  ///
  /// Characters that no document may have become a question mark in a box, those that turn the direction of what
  /// follows too.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Sequence where Element == HTML {
  /// One after the other.
  func joined() -> HTML { reduce(into: HTML()) { $0 += $1 } }
}
