/// Values that all of somebody's machines share; here they stay on this one.
open class NSUbiquitousKeyValueStore: @unchecked Sendable {
  /// The program's.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Told when another machine has changed a value, which none does.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternally")

  private let values = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

  /// The program's values.
  public init() {}

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }

  /// The words of a key.
  open func string(forKey aKey: String) -> String? { values.string(forKey: aKey) }

  /// The bytes of a key.
  open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }

  /// The list of a key.
  open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }

  /// The truth of a key; false without one.
  open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }

  /// The number of a key; 0 without one.
  open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }

  /// The number of a key; 0 without one.
  open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }

  /// Keeps a value.
  open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: aKey) }

  /// Forgets a value.
  open func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }

  /// Writes what has been kept.
  @discardableResult
  open func synchronize() -> Bool { values.synchronize() }
}
