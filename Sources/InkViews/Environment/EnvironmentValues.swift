/// Values that flow down the tree; a modifier changes the copy its content sees.
public struct EnvironmentValues: CustomStringConvertible {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Every value at its default.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A stored nil is a value and not the default, so the look-up and the cast are apart.
      guard let stored = storage[ObjectIdentifier(key)] else { return K.defaultValue }
      return stored as? K.Value ?? K.defaultValue
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// How many values are set.
  public var description: String { "\(storage.count) values set" }
}
