import Foundation

// What is said of typing and scrolling: nothing is typed and nothing scrolls.
extension View {
  /// Accepted; nothing is typed here.
  public nonisolated func focused(_ condition: Binding<Bool>) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  /// Accepted; nothing is chosen here.
  public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func scrollIndicators(
    _ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    self
  }
  /// Accepted; nothing scrolls here.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Accepted; there are no bars of a system.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Accepted; there are no bars of a system.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// What a key says.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
}

/// Which letters are capitals.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first of words.
  public static let words = TextInputAutocapitalization()
  /// The first of sentences.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// Whether text can be chosen.
public struct TextSelectability: Sendable {
  /// It can.
  public static let enabled = TextSelectability()
  /// It cannot.
  public static let disabled = TextSelectability()
}
