import Foundation

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
