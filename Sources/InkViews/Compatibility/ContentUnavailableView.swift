/// What stands where there is nothing to show: a symbol, a title, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label, why there is nothing, and what to do.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == InkViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = InkViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = InkViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView: View {
  /// One below the other, in the middle.
  public var body: some View {
    VStack(spacing: 4) {
      label.font(.headline).labelStyle(StackedLabelStyle())
      description.font(.caption).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
  }
}

/// The symbol above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title)
      configuration.title
    }
  }
}
