import Foundation

/// A label that leads somewhere; nothing can be tapped here, so it is the label alone, and the host keeps where to.
public struct Link<Label: View> {
  let label: Label
  /// Where it leads.
  public let destination: URL

  /// A label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// A title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  /// The label.
  public var body: some View { label.modifier(LinkModifier(destination: destination)) }
}

/// Hands a link to the host.
private struct LinkModifier: PrimitiveModifier {
  let destination: URL

  func makeNodes(of content: any View, in context: ViewContext) -> [LayoutNode] {
    if !context.evaluation.links.contains(destination) { context.evaluation.links.append(destination) }
    return context.nodes(of: content)
  }
}
