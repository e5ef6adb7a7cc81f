import Foundation

/// A place a preview is shown in.
public protocol PreviewContext {
  /// A value of the place.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview's place.
public protocol PreviewContextKey {
  /// The value's type.
  associatedtype Value

  /// The value where the place says nothing.
  static var defaultValue: Value { get }
}

/// The family a preview is shown as.
package enum WidgetFamilyPreviewKey: PreviewContextKey {
  /// None.
  package static var defaultValue: WidgetFamily? { nil }
}
