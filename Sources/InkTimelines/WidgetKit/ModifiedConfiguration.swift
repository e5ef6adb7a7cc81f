/// A configuration with something about its widgets changed.
struct ModifiedConfiguration<Content: WidgetConfiguration> {
  let offer: WidgetOffer

  nonisolated init(_ content: Content, change: @escaping (inout WidgetDescriptor) -> Void) {
    offer = WidgetOffer((content, change)) { content, change in
      content.offeredWidgets.map { widget in
        var widget = widget
        change(&widget)
        return widget
      }
    }
  }
}

extension ModifiedConfiguration: PrimitiveConfiguration {
  typealias Body = Never
}
