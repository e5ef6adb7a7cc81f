/// Reads the values of intents' parameters, whose types are only known when the program runs.
enum IntentValue {
  /// What a display file gives for a type; nil when nothing will do.
  static func typeText(of type: Any.Type) -> String? {
    if let type = type as? any WidgetParameterValue.Type { return type.parameterType }
    if let type = type as? any AppEnum.Type {
      return rawValues(of: type).map(\.parameterText).joined(separator: ", ")
    }
    if let type = type as? any OptionalType.Type { return typeText(of: type.wrappedType) }
    return nil
  }

  /// A value as a display file would have it; nil when it cannot.
  static func text(of value: some Any) -> String? {
    if let value = value as? any WidgetParameterValue { return value.parameterText }
    if let value = value as? any AppEnum { return rawValue(of: value).parameterText }
    return nil
  }

  /// A display file's value as a type.
  static func read<Value>(
    _ type: Value.Type, from value: WidgetConfigurationValue, key: String
  ) throws(WidgetConfigurationError) -> Value {
    if let any = try readAny(type, from: value, key: key), let read = any as? Value { return read }
    throw WidgetConfigurationError(
      key: key, problem: .wrongType(wants: "a value that only its program can make", got: value.typeName))
  }

  private static func readAny(
    _ type: Any.Type, from value: WidgetConfigurationValue, key: String
  ) throws(WidgetConfigurationError) -> Any? {
    if let type = type as? any WidgetParameterValue.Type { return try type.init(parameter: value, key: key) }
    if let type = type as? any AppEnum.Type { return try readCase(type, from: value, key: key) }
    if let type = type as? any OptionalType.Type {
      return try readAny(type.wrappedType, from: value, key: key)
    }
    return nil
  }

  private static func readCase<Enum: AppEnum>(
    _ type: Enum.Type, from value: WidgetConfigurationValue, key: String
  ) throws(WidgetConfigurationError) -> Enum {
    let text: String
    switch value {
    case .string(let string): text = string
    case .integer(let number): text = String(number)
    default: throw .init(key: key, wants: String.self, got: value)
    }
    guard let known = Enum.allCases.first(where: { rawValue(of: $0) == text }) else {
      throw .init(key: key, problem: .notAmong(rawValues(of: type), got: text))
    }
    return known
  }

  private static func rawValues<Enum: AppEnum>(of type: Enum.Type) -> [String] {
    Enum.allCases.map { rawValue(of: $0) }
  }

  private static func rawValue(of value: some AppEnum) -> String { value.rawValue.description }
}
