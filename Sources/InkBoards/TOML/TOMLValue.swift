/// A value of a TOML document and where it stands.
public struct TOMLValue: Equatable, Sendable {
  /// What a value can be.
  public enum Content: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    /// A date, a time or both, as in RFC 3339.
    case dateTime(String)
    case array([TOMLValue])
    case table(TOMLTable)
  }

  public var content: Content
  /// Where the value begins; a table's is its header or its brace.
  public var position: TextPosition

  /// A value at a place.
  public init(_ content: Content, at position: TextPosition = .start) {
    self.content = content
    self.position = position
  }

  /// The text; nil where the value is none.
  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The whole number; nil where the value is none.
  public var integer: Int? {
    if case .integer(let value) = content { value } else { nil }
  }

  /// The number, whole or not; nil where the value is none.
  public var number: Double? {
    switch content {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// True or false; nil where the value is neither.
  public var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The members; nil where the value is no array.
  public var array: [TOMLValue]? {
    if case .array(let value) = content { value } else { nil }
  }

  /// The keys and values; nil where the value is no table.
  public var table: TOMLTable? {
    if case .table(let value) = content { value } else { nil }
  }

  /// What a person calls this kind of value.
  var kindName: String {
    switch content {
    case .string: "text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .dateTime: "a date or time"
    case .array: "a list"
    case .table: "a table"
    }
  }
}
