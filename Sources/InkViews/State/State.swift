import Foundation

/// A value a view keeps.
///
/// A view lives for one evaluation here, so it is the initial value unless the body changes it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// Keeps the value, so that a body, which cannot change its view, can.
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// A value.
  public init(wrappedValue value: Value) { storage = Storage(value) }

  /// A value.
  public init(initialValue value: Value) { storage = Storage(value) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value yet.
  public init() { self.init(wrappedValue: nil) }
}
