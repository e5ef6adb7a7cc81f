import Foundation

/// A value that views tell their ancestors.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value

  /// The value where nobody tells one.
  static var defaultValue: Value { get }

  /// Joins the values of two views, the earlier first.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// Tells a value.
struct PreferenceModifier<K: PreferenceKey> {
  let value: K.Value
}

extension PreferenceModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    context.evaluation.add(value, for: K.self)
    return nodes
  }
}

/// Makes a layer from the values told inside a view.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (K.Value) -> Layer
}

extension PreferenceLayerModifier: PrimitiveModifier {
  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    let (nodes, value) = context.evaluation.gathering(K.self) { context.nodes(of: content) }
    let layer = context.inside(stack: nil).nodes { self.layer(value) }
    guard !layer.isEmpty else { return nodes }
    return nodes.map { node in
      let single = layer.count == 1 ? layer[0] : ZStackNode(layer, alignment: alignment, in: context)
      return SecondaryNode(single, alignment: alignment, isInFront: isInFront, node, in: context)
    }
  }
}

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

extension View {
  /// Tells the ancestors a value.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Accepted; a tree is evaluated once, so a value does not change.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    self
  }

  /// Draws views in front, made from the values told inside.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, T>(alignment: alignment, isInFront: true, layer: transform))
  }

  /// Draws views behind, made from the values told inside.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, T>(alignment: alignment, isInFront: false, layer: transform))
  }
}
