import Foundation

/// Something that is on or off; nothing can be switched here, so it shows its state.
public struct Toggle<Label: View> {
  let isOn: Bool
  let label: Label

  /// A toggle in a state.
  package nonisolated init(isOn: Bool, label: Label) {
    self.isOn = isOn
    self.label = label
  }

  /// A toggle bound to a value.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, label: label())
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, label: Text(titleKey))
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, label: Text(title))
  }
}

extension Toggle: View {
  public typealias Body = Never
}

extension Toggle: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: isOn)
    let style = context.environment.toggleStyle
    return context.nodes { style.erasedBody(configuration: configuration) }
  }
}

extension ToggleStyle {
  /// The body with its type hidden.
  fileprivate func erasedBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
