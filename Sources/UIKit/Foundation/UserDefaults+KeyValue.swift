extension UserDefaults {
  /// Keeps a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value kept.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
