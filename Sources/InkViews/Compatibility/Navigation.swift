extension View {
  /// Accepted; there is no bar for a title.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepted; there is no bar for a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }

  /// Accepted; there is no bar for a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(label: Text) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(value: Text) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

  /// Names the view; the name stands in the printed tree.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}
