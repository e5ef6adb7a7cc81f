import Foundation

/// Pages that lead to each other; a widget shows the first.
public struct NavigationStack<Data, Root: View> {
  let root: Root
}

extension NavigationStack: View {
  /// The first page.
  public var body: some View { root }
}

extension NavigationStack where Data == Never {
  /// Pages that lead to each other.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(root: root()) }
}

extension NavigationStack where Data == NavigationPath {
  /// Pages that lead to each other, as a path says.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root())
  }
}

extension NavigationStack where Data: MutableCollection {
  /// Pages that lead to each other, as a path says.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(root: root()) }
}

/// The pages on the way.
public struct NavigationPath: Equatable {
  /// How many there are.
  public private(set) var count = 0
  /// Whether there is none.
  public var isEmpty: Bool { count == 0 }

  /// None.
  public init() {}

  /// One more.
  public mutating func append<V: Hashable>(_ value: V) { count += 1 }
  /// Fewer.
  public mutating func removeLast(_ number: Int = 1) { count = max(0, count - number) }
}

/// Pages that lead to each other; a widget shows the first.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Pages that lead to each other.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The first page.
  public var body: some View { content }
}

/// Pages beside each other; a widget shows the first.
public struct NavigationSplitView<Sidebar: View, Detail: View> {
  private let sidebar: Sidebar

  /// A list and what is chosen in it.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }
}

extension NavigationSplitView: View {
  /// The list.
  public var body: some View { sidebar }
}

/// What leads to another page; drawn as its label.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label

  /// A label that leads to a page.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A label that leads to a page.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a page.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A label that leads to a page.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A label that leads to a page.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension NavigationLink: View {
  /// The label.
  public var body: some View { label }
}

extension NavigationLink where Destination == Never {
  /// A label that leads to the page of a value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Words that lead to the page of a value.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  /// Words that lead to the page of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// Words that lead to a page.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Words that lead to a page.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// Words that lead to a page.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Words that lead to a page.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}

/// How a title stands in its bar.
public enum NavigationBarItem {
  /// How a title stands in its bar.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// How pages that lead to each other are shown.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public init() {}
}

/// As suits the screen.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// As suits the screen.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As suits the screen.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Accepted; there is no bar.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    self
  }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }
  /// Accepted; there is no bar.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Accepted; there is no bar.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// Accepted; there is one page.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Accepted; there is one page.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Accepted; there is one page.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
}
