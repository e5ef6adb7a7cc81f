import Foundation

/// Which of its values each part of a format takes (Foundation, String Format Specifiers).
enum FormatPlaces {
  /// A part with forms of its own, "%2$#@name@".
  struct Part {
    var range: Range<String.Index>
    var name: String
    /// From 1.
    var place: Int
  }

  /// The format with a place written to every value that has none: one after the other from `first` on.
  ///
  /// In a part's form its own value is `first`, and a part inside it takes one after that.
  static func numbered(_ format: String, from first: Int? = nil) -> String {
    var next = first ?? 1
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      if let (place, digits) = writtenPlace(of: rest) {
        next = first == nil ? place + 1 : next
        result += digits
        rest = rest.dropFirst(digits.count)
        continue
      }
      guard let specifier = rest.first, "@dDuUxXoOfFeEgGcCsSpaAhlqLztji#0123456789.+-'".contains(specifier)
      else { continue }
      if let first, next == first, rest.hasPrefix("#@") { next += 1 }
      result += "\(next)$"
      next += 1
    }
    return result + rest
  }

  /// The first part of a numbered format that has forms of its own.
  static func firstPart(in format: String) -> Part? {
    var from = format.startIndex
    while let mark = format.range(of: "#@", range: from..<format.endIndex) {
      from = mark.upperBound
      guard let end = format[mark.upperBound...].firstIndex(of: "@"),
        let percent = format[..<mark.lowerBound].lastIndex(of: "%"),
        let place = writtenPlace(of: format[format.index(after: percent)...]),
        format[format.index(after: percent)..<mark.lowerBound] == place.digits
      else { continue }
      return Part(
        range: percent..<format.index(after: end), name: String(format[mark.upperBound..<end]),
        place: place.number)
    }
    return nil
  }

  /// The place at the beginning of a specifier, "2$".
  private static func writtenPlace(of specifier: Substring) -> (number: Int, digits: String)? {
    let digits = specifier.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, specifier.dropFirst(digits.count).first == "$" else {
      return nil
    }
    return (number, String(digits) + "$")
  }
}
