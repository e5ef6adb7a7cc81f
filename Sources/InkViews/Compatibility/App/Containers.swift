import Foundation

/// Fields below each other; a crossed box stands for it and a problem is reported.
public struct Form<Content: View> {
  /// Fields below each other.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Form: View {
  /// A crossed box.
  public var body: some View { UnsupportedView(name: "Form") }
}

/// Pages to swipe; a crossed box stands for them and a problem is reported.
public struct TabView<SelectionValue: Hashable, Content: View> {
  /// Pages of which one is chosen.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView: View {
  /// A crossed box.
  public var body: some View { UnsupportedView(name: "TabView") }
}

extension TabView where SelectionValue == Int {
  /// Pages.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Things to choose behind a label; drawn as its label.
public struct Menu<Label: View, Content: View> {
  private let label: Label

  /// Things behind a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Menu: View {
  /// The label.
  public var body: some View { label }
}

extension Menu where Label == Text {
  /// Things behind words.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// Things behind words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

/// Things that are shown when asked for; drawn as its label.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label

  /// Things under a label.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension DisclosureGroup: View {
  /// The label.
  public var body: some View { label }
}

extension DisclosureGroup where Label == Text {
  /// Things under words.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    label = Text(titleKey)
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Controls that belong together.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View {
  /// The controls.
  public var body: some View { HStack { content } }
}

/// Scrolls to a view; nothing scrolls here.
public struct ScrollViewReader<Content: View> {
  private let content: (ScrollViewProxy) -> Content

  /// A view that can be told to scroll.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The view.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What is told to scroll; nothing does.
public struct ScrollViewProxy {
  /// Accepted.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A button by which a list is changed; nothing is drawn.
public struct EditButton {
  /// Nothing.
  public nonisolated init() {}
}

extension EditButton: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension List {
  /// A list of elements.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A list of elements, told apart by a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }

  /// A list of numbers.
  public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { content = ForEach(data, content: rowContent) }

  /// A list of which something is chosen.
  public nonisolated init<S: Hashable>(selection: Binding<S?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// A list of which some things are chosen.
  public nonisolated init<S: Hashable>(selection: Binding<Set<S>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension ForEach where Content: View {
  /// Accepted; nothing is taken away here.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Accepted; nothing is moved here.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }

  /// A view for each element of a binding.
  public nonisolated init<C: RandomAccessCollection & MutableCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, C.Index: Hashable, Data == [Binding<C.Element>], ID == Int {
    self.init(
      unchecked: data.wrappedValue.indices.map { index in
        Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
      }, content: content)
  }
}
