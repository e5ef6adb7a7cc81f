/// A string as JSON writes it.
enum JSONString {
  /// The text of what stands between quotation marks.
  static func unescaped(_ written: String) -> String {
    var result = ""
    var rest = Array(written.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch kind {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "u":
        let digits = String(String.UnicodeScalarView(rest.prefix(4)))
        rest = rest.dropFirst(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      default: result.unicodeScalars.append(kind)
      }
    }
    return result
  }

  /// A text as it stands between quotation marks.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(Character(scalar))
      }
    }.joined()
  }
}
