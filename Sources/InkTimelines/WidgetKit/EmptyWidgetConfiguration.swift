/// A configuration that offers no widget.
public struct EmptyWidgetConfiguration {
  /// No widget.
  public init() {}
}

extension EmptyWidgetConfiguration: PrimitiveConfiguration {
  public typealias Body = Never

  var descriptors: [WidgetDescriptor] { [] }
}
