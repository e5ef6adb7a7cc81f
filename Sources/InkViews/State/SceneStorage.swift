/// A value that a window of an app would keep; a display has none, so that it is the initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// A value by its key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// No value yet.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// A value that a gesture changes while it lasts; there are none, so that it is the initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// A value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself, as gestures take it.
  public var projectedValue: GestureState<Value> { self }
}
