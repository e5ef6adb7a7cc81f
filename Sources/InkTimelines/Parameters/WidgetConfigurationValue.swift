import Foundation

/// The values that a display file gives to a widget, by name.
public typealias WidgetConfigurationValues = [String: WidgetConfigurationValue]

/// A value of a display file, as TOML has it.
public indirect enum WidgetConfigurationValue: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case date(Date)
  case array([WidgetConfigurationValue])
  case table(WidgetConfigurationValues)

  /// The same text for the same value in every run, tables by the order of their keys.
  package var canonicalText: String {
    switch self {
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .date(let date): "\(date.timeIntervalSince1970)"
    case .array(let members): "[" + members.map(\.canonicalText).joined(separator: ",") + "]"
    case .table(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription):\($0.value.canonicalText)" }
        .joined(separator: ",") + "}"
    }
  }

  /// The value's type in words.
  public var typeName: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .array: "an array"
    case .table: "a table"
    }
  }
}

extension WidgetConfigurationValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int) { self = .integer(value) }

  public init(floatLiteral value: Double) { self = .number(value) }

  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  public init(arrayLiteral elements: WidgetConfigurationValue...) { self = .array(elements) }

  public init(dictionaryLiteral elements: (String, WidgetConfigurationValue)...) {
    self = .table(Dictionary(elements) { $1 })
  }
}
