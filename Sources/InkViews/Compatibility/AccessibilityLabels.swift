import Foundation

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
