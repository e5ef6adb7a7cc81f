extension View {
  /// Replaces texts by bars and pictures by blocks.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.insert(reason) }
  }

  /// Shows the content as it is, whatever is set outside.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Hides the content where private content is hidden.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Accepted; nothing is interactive here.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
