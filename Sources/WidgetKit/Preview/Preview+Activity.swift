/// A live activity to look at in an editor; nothing is made of it here.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "IgnoredPreviewMacro")

/// Gathers the states that a preview lists one below the other.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// All states.
  public static func buildBlock(_ states: Attributes.ContentState...) -> [Attributes.ContentState] { states }
}
