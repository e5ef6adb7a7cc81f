import Foundation

extension View {
  /// The place of a preview; a family it names is the one the view is shown as.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewContextModifier(family: value[WidgetFamilyPreviewKey.self]))
  }

  /// What the preview is called.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    transformEnvironment(\.previewTraits) { $0.name = value ?? $0.name }
  }

  /// How large the preview is; a family's size counts before it.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    transformEnvironment(\.previewTraits) { $0.layout = value }
  }

  /// Accepted; there is one device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// What a preview says of itself.
struct PreviewTraits {
  var name: String?
  var family: WidgetFamily?
  var layout = PreviewLayout.device
}

extension EnvironmentValues {
  /// What the preview that a view belongs to says of itself.
  var previewTraits: PreviewTraits {
    get { self[PreviewTraitsKey.self] }
    set { self[PreviewTraitsKey.self] = newValue }
  }
}

private enum PreviewTraitsKey: EnvironmentKey {
  static var defaultValue: PreviewTraits { PreviewTraits() }
}
