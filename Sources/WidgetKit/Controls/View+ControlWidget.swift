extension View {
  /// Accepted; there are no controls.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Accepted; there are no controls.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Accepted; there are no controls.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  /// Accepted; there are no controls.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}
