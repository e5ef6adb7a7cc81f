import Foundation

// What comes over a page of an app: a widget shows the page alone.
extension View {
  /// Accepted; nothing comes over the view.
  public nonisolated func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func fullScreenCover<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func popover<C: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func contextMenu<I: View>(@ViewBuilder menuItems: () -> I) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted; nothing comes over the view.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; nothing is searched here.
  public nonisolated func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { self }
  /// Accepted; nothing is searched here.
  public nonisolated func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View { self }
  /// Accepted; nothing is pulled here.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Accepted; nothing is swiped here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}

/// What asks for an answer; nothing does here.
public struct Alert {
  /// An answer.
  public struct Button {
    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer that ends.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer that ends.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer that takes away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// What tells something.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// What asks for one of two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// How far something comes over a page.
public struct PresentationDetent: Hashable, Sendable {
  private let part: Double
  /// Half.
  public static let medium = PresentationDetent(part: 0.5)
  /// All.
  public static let large = PresentationDetent(part: 1)
  /// A part.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(part: fraction)
  }
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(part: height) }
}

/// Closes what came over a page; nothing did.
public struct DismissAction: Sendable {
  /// Accepted.
  public func callAsFunction() {}
}

/// What came over a page; nothing did.
public struct PresentationMode {
  /// False.
  public var isPresented: Bool { false }
  /// Accepted.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Closes what came over a page.
  public var dismiss: DismissAction { DismissAction() }
  /// What came over a page.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
