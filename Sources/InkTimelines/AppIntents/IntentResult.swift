/// What performing an intent gives.
public protocol IntentResult: Sendable {}

/// Nothing.
public struct EmptyIntentResult: IntentResult {
  init() {}
}

/// A value.
public struct ValueIntentResult<Value: Sendable>: IntentResult {
  /// The value.
  public let value: Value
}

extension IntentResult where Self == EmptyIntentResult {
  /// Nothing.
  public static func result() -> Self { EmptyIntentResult() }
}

extension IntentResult {
  /// A value.
  public static func result<Value: Sendable>(value: Value) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }
}
