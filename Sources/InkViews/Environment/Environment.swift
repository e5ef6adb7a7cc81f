/// A value of the environment at a view's place.
///
/// Outside the evaluation of a tree it is the key's default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value.
  public var wrappedValue: Value { read(CurrentEnvironment.values) }
}
