/// What can be asked of a value that may be an optional, when its type is not known.
enum OptionalValue {
  /// The empty value of an optional type; nil for a type that is none.
  static func none<Value>(of type: Value.Type) -> Value? {
    guard let type = type as? any OptionalType.Type else { return nil }
    return type.none as? Value
  }

  /// True for the empty value of an optional type.
  static func isNone<Value>(_ value: Value) -> Bool { (value as? any OptionalType)?.isNone ?? false }
}

/// Every optional.
protocol OptionalType {
  /// The type it may hold.
  static var wrappedType: Any.Type { get }
  static var none: Self { get }
  var isNone: Bool { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  var isNone: Bool { self == nil }
}
