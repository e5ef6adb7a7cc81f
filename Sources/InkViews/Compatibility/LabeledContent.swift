import Foundation

/// A label at the leading edge and a value at the trailing one.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// A value and its label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value and its title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value and its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value and its title.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A value by a format, and its title.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Both on a line.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

/// Views in a box with a label above.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Views and their label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views and their label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Views and their title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Views without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox: View {
  /// The label in bold, the views below, a line around.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.headline)
      content
    }
    .padding(8)
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.separator) }
  }
}
