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
