import Observation

/// Objects handed down by their types.
struct EnvironmentObjects {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  subscript<ObjectType: AnyObject>(type: ObjectType.Type) -> ObjectType? {
    get { objects[ObjectIdentifier(type)] as? ObjectType }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}

private struct EnvironmentObjectsKey: EnvironmentKey {
  static var defaultValue: EnvironmentObjects { EnvironmentObjects() }
}

extension EnvironmentValues {
  var objects: EnvironmentObjects {
    get { self[EnvironmentObjectsKey.self] }
    set { self[EnvironmentObjectsKey.self] = newValue }
  }

  /// The object of a type that is handed down; nil when there is none.
  public subscript<ObjectType: AnyObject & Observable>(type: ObjectType.Type) -> ObjectType? {
    get { objects[type] }
    set { objects[type] = newValue }
  }
}

/// An object that a view further up hands down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object handed down.
  public init() {}

  /// The object; it must have been handed down with `environmentObject(_:)`.
  public var wrappedValue: ObjectType {
    guard let object = CurrentEnvironment.values.objects[ObjectType.self] else {
      preconditionFailure("no \(ObjectType.self) has been handed down with environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension Environment {
  /// Reads the object of a type that is handed down; it must have been, with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.objects[objectType] else {
        preconditionFailure("no \(objectType) has been handed down with environment(_:)")
      }
      return object
    }
  }

  /// Reads the object of a type that is handed down; nil when there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.objects[objectType] }
  }
}

extension View {
  /// Hands an object down to the views inside.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment(\.objects) { $0[T.self] = object }
  }

  /// Hands an object down to the views inside.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment(\.objects) { $0[T.self] = object }
  }
}

/// Bindings to the properties of an object that is observed.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Says to the compiler that a view is given the object, not the wrapper.
  @available(*, unavailable, message: "the object must be Observable")
  public init(wrappedValue: Value) { object = wrappedValue }

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// An object.
  public init(wrappedValue: Value) { object = wrappedValue }

  /// An object.
  public init(_ wrappedValue: Value) { object = wrappedValue }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
