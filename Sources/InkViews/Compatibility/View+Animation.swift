import Foundation

extension View {
  /// Accepted; nothing moves here.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Accepted; nothing moves here.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Accepted; nothing moves here.
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
  /// Accepted; nothing moves here.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}
