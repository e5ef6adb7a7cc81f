import Foundation

/// What a source gave: a text, a value of a JSON document, or a picture.
public indirect enum FeedValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([FeedValue])
  case table([String: FeedValue])
  case picture(FeedPicture)
  /// JSON's null.
  case nothing

  /// The number; a text that is one, with a decimal point, counts.
  ///
  /// Never infinite, never "not a number".
  public var number: Double? {
    let number: Double? =
      switch self {
      case .number(let number): number
      case .text(let text): Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The text; a number as it is written, a truth as "true" or "false".
  public var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .boolean(let truth): truth ? "true" : "false"
    case .list, .table, .picture, .nothing: nil
    }
  }

  /// The instant: RFC 3339 ("2026-11-30T12:45:00+01:00"), or seconds since 1970; nil for anything else.
  public var date: Date? {
    if let seconds = number {
      // The years 1970 to 9999.
      return (0...253_402_300_799).contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
    }
    guard case .text(let text) = self else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let whole = Date.ISO8601FormatStyle()
    return (try? whole.parse(trimmed))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(trimmed))
  }

  /// The picture; nil for anything else.
  public var picture: FeedPicture? { if case .picture(let picture) = self { picture } else { nil } }

  /// The member of a table; nil where there is none or it is null.
  public subscript(key: String) -> FeedValue? {
    guard case .table(let members) = self, let member = members[key], member != .nothing else { return nil }
    return member
  }

  /// What a person calls it, in a message.
  var kindName: String {
    switch self {
    case .text(let text): text.isEmpty ? "an empty text" : "the text \"\(text.printable(limit: 40))\""
    case .number: "the number \(text ?? "")"
    case .boolean: "true or false"
    case .list: "a list"
    case .table: "a table"
    case .picture: "a picture"
    case .nothing: "null"
    }
  }
}

extension String {
  /// One line of at most `limit` characters, and nothing in it that moves a terminal.
  package func printable(limit: Int) -> String {
    let clean = prefix(limit).map { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" }
        ? character : "\u{FFFD}"
    }
    return String(clean) + (count > limit ? "…" : "")
  }
}
