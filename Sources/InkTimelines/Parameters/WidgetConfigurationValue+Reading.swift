import Foundation

extension WidgetConfigurationValue {
  /// The value as words; nil for a list or a table.
  public var text: String? {
    switch self {
    case .string(let value): value
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .date(let value): value.formatted(.iso8601)
    case .array, .table: nil
    }
  }

  /// The value as a number, 1 for true; nil when it is none.
  public var number: NSNumber? {
    switch self {
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .boolean(let value): NSNumber(value: value)
    default: nil
    }
  }

  /// The value as a date; nil when it is none.
  public var date: Date? { if case .date(let date) = self { date } else { nil } }

  /// The values of a list; one value by itself is a list of one.
  public var list: [WidgetConfigurationValue] { if case .array(let values) = self { values } else { [self] } }
}
