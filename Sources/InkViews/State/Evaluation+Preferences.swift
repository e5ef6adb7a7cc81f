import Foundation

extension Evaluation {
  /// Joins a value to what has been told.
  func add<K: PreferenceKey>(_ value: K.Value, for key: K.Type) {
    let id = ObjectIdentifier(key)
    guard var known = preferences[id] as? K.Value else {
      preferences[id] = value
      return
    }
    K.reduce(value: &known) { value }
    preferences[id] = known
  }

  /// What is told while `body` runs; it is told on to the ancestors.
  func gathering<K: PreferenceKey, Result>(_ key: K.Type, _ body: () -> Result) -> (Result, K.Value) {
    let outer = preferences.removeValue(forKey: ObjectIdentifier(key))
    let result = body()
    let inner = preferences[ObjectIdentifier(key)] as? K.Value
    preferences[ObjectIdentifier(key)] = outer
    if let inner { add(inner, for: key) }
    return (result, inner ?? K.defaultValue)
  }
}
