import InkViews

/// The place of a preview: a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  private let family: WidgetFamily

  /// A preview as a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The family, for its key; the key's default for any other.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    key == WidgetFamilyPreviewKey.self ? family as? Key.Value ?? Key.defaultValue : Key.defaultValue
  }
}
