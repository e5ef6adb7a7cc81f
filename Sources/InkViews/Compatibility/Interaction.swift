import Foundation

extension View {
  /// Accepted; views have no identity beyond one evaluation.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// Accepted; nothing appears or disappears here.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted; nothing appears or disappears here.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted; views are evaluated once.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    self
  }

  /// Accepted; a tree is evaluated once.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    self
  }
  /// Accepted; a tree is evaluated once.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }
  /// Accepted; no work is started by a view.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
  /// Accepted; nothing can be touched here.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  /// Accepted; nothing can be touched here.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted; nothing can be touched here.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Accepted; labels of controls are drawn by their style.
  public nonisolated func labelsHidden() -> some View { self }
  /// Whether controls inside can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Accepted; there is no pointer.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Accepted; there is no pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
}
