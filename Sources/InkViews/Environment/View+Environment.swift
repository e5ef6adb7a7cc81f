/// Sets one value.
struct EnvironmentValueModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension EnvironmentValueModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value.
struct EnvironmentTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension EnvironmentTransformModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
  /// Sets an environment value for this view and what is inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath, value))
  }

  /// Changes an environment value for this view and what is inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath, transform))
  }
}
