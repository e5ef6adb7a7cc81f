/// Keeps what was used lately: at most twice `capacity` values, forgetting whole generations.
///
/// A look-up is one or two hash look-ups, and nothing is kept in order. What was used within the last
/// `capacity` insertions is always still there.
struct GenerationCache<Key: Hashable, Value> {
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// Values kept.
  var count: Int { young.count + old.count }

  /// The value kept under `key`, which thereby becomes young again.
  mutating func find(_ key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  /// Keeps a value.
  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }

  /// Forgets everything.
  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
