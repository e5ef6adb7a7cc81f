/// Up to three small views beside each other under a label.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A label and views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A title with a symbol, and views.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: name) }
  }

  /// A title, and views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// The label over the views.
  public var body: some View {
    VStack(spacing: 2) {
      label.font(.caption2)
      HStack { content }
    }
  }
}

/// The outline of a group's views; they keep their own.
public enum AccessoryWidgetGroupStyle: Sendable {
  case automatic, circular, roundedSquare
}

extension View {
  /// Accepted; views keep their own outline.
  public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}
