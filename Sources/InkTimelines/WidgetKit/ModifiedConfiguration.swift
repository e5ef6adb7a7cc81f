/// A configuration with something about its widgets changed.
struct ModifiedConfiguration<Content: WidgetConfiguration> {
  let content: Content
  let change: (inout WidgetDescriptor) -> Void

  nonisolated init(_ content: Content, change: @escaping (inout WidgetDescriptor) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ModifiedConfiguration: PrimitiveConfiguration {
  typealias Body = Never

  var descriptors: [WidgetDescriptor] {
    content.offeredWidgets.map { widget in
      var widget = widget
      change(&widget)
      return widget
    }
  }
}
