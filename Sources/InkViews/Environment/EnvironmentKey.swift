/// A key for a value of the environment.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}
