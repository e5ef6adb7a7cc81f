import Foundation

/// A value kept in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  private init(wrappedValue: Value, plain key: String, store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      read: { store.object(forKey: key) as? Value ?? wrappedValue }, write: { store.set($0, forKey: key) })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
  /// A truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(wrappedValue: wrappedValue, plain: key, store: store)
  }

  /// An integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue: wrappedValue, plain: key, store: store)
  }

  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue: wrappedValue, plain: key, store: store)
  }

  /// A string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue: wrappedValue, plain: key, store: store)
  }

  /// Bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(wrappedValue: wrappedValue, plain: key, store: store)
  }

  /// An address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    let store = store ?? .standard
    self.init(
      read: { store.string(forKey: key).flatMap(URL.init(string:)) ?? wrappedValue },
      write: { store.set($0.absoluteString, forKey: key) })
  }

  /// A case with a raw string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(
      read: { store.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }

  /// A case with a raw integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      read: { (store.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }
}
