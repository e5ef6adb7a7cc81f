import Foundation

extension String: WidgetParameterValue {
  public static var parameterType: String { "a string" }

  public var parameterText: String {
    "\"\(replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value else { throw .init(key: key, wants: Self.self, got: value) }
    self = text
  }
}

extension Bool: WidgetParameterValue {
  public static var parameterType: String { "true or false" }

  public var parameterText: String { description }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .boolean(let flag) = value else { throw .init(key: key, wants: Self.self, got: value) }
    self = flag
  }
}

extension Int: WidgetParameterValue {
  public static var parameterType: String { "an integer" }

  public var parameterText: String { description }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .integer(let number) = value else { throw .init(key: key, wants: Self.self, got: value) }
    self = number
  }
}

extension Double: WidgetParameterValue {
  public static var parameterType: String { "a number" }

  public var parameterText: String { description }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    switch value {
    case .number(let number): self = number
    case .integer(let number): self = Double(number)
    default: throw .init(key: key, wants: Self.self, got: value)
    }
  }
}

extension Date: WidgetParameterValue {
  public static var parameterType: String { "a date" }

  public var parameterText: String { formatted(.iso8601) }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .date(let date) = value else { throw .init(key: key, wants: Self.self, got: value) }
    self = date
  }
}

extension URL: WidgetParameterValue {
  public static var parameterType: String { "an address" }

  public var parameterText: String { absoluteString.parameterText }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value, let url = URL(string: text), url.scheme != nil else {
      throw .init(key: key, wants: Self.self, got: value)
    }
    self = url
  }
}

extension Optional: WidgetParameterValue where Wrapped: WidgetParameterValue {
  public static var parameterType: String { Wrapped.parameterType }

  public var parameterText: String { self?.parameterText ?? "nothing" }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    self = try Wrapped(parameter: value, key: key)
  }
}

extension Array: WidgetParameterValue where Element: WidgetParameterValue {
  public static var parameterType: String { "an array, each \(Element.parameterType)" }

  public var parameterText: String { "[\(map(\.parameterText).joined(separator: ", "))]" }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .array(let values) = value else { throw .init(key: key, wants: Self.self, got: value) }
    self = []
    for (index, value) in values.enumerated() {
      append(try Element(parameter: value, key: "\(key)[\(index)]"))
    }
  }
}
