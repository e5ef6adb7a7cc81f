import Foundation

/// A label that leads somewhere; nothing can be tapped here, so it is the label alone.
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
  public var body: some View { label }
}
