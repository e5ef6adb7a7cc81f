import Foundation

/// What a screen reader makes of an element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
