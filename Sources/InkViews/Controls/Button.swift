import Foundation

/// A button; nothing can be pressed here, so its label is drawn in the button's style.
public struct Button<Label: View> {
  let label: Label
  let role: ButtonRole?

  /// A button that does something of its own.
  package nonisolated init(label: Label, role: ButtonRole? = nil) {
    self.label = label
    self.role = role
  }

  /// A button with a label.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button with a label and a role.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), role: role)
  }

  /// A button with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), role: role)
  }
}

extension Button: View {
  public typealias Body = Never
}

extension Button: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let configuration = ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false)
    let style = context.environment.buttonStyle
    return context.nodes { style.erasedBody(configuration: configuration) }
  }
}

extension ButtonStyle {
  /// The body with its type hidden.
  fileprivate func erasedBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
