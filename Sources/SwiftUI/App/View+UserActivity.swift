extension View {
  /// Accepted; nothing is gone on with here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Accepted; nothing is gone on with elsewhere.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Accepted; nothing is typed here.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
