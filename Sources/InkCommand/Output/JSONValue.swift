import Foundation

/// A JSON document in the making.
///
/// What is not known is written as null, so that a program finds every key every time. Keys are in snake case and end
/// in their unit; every document has the number of its schema, which changes when a key changes its meaning or goes.
enum JSONValue: Encodable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// The document's text, keys sorted, ending in a newline.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The document on one line, keys sorted, for streams of documents.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// A number, null where there is none or where it is none; rounded to `places` decimals.
  static func decimal(_ value: Double?, places: Int) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    let scale = pow(10, Double(places))
    return .number((value * scale).rounded() / scale)
  }

  /// Text, null where there is none.
  static func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
  /// A whole number, null where there is none.
  static func whole(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
  /// Truth, null where it is not known.
  static func truth(_ value: Bool?) -> JSONValue { value.map(JSONValue.bool) ?? .null }
  /// Whole milliseconds, null where there is no duration.
  static func milliseconds(_ value: Duration?) -> JSONValue { .whole(value?.wholeMilliseconds) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
