/// A configuration that offers no widget.
public struct EmptyWidgetConfiguration {
  let offer = WidgetOffer(()) { _ in [] }

  /// No widget.
  public init() {}
}

extension EmptyWidgetConfiguration: PrimitiveConfiguration {
  public typealias Body = Never
}
