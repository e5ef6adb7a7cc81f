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

/// What an element is to a screen reader.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}

extension View {
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted; there is no screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Accepted; there is no screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Accepted; there is no screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
