/// The kind, provider and view of a widget, and how it is offered.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What the configuration is made of.
  associatedtype Body: WidgetConfiguration

  /// The configuration's content.
  var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
  /// Primitive configurations have no body; the host never asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is read by the host and has no body") }
}

extension Never: WidgetConfiguration {}

/// A configuration that the host reads by itself, not by its body.
protocol PrimitiveConfiguration: WidgetConfiguration {
  /// The widgets it offers.
  var descriptors: [WidgetDescriptor] { get }
}

extension WidgetConfiguration {
  /// The widgets that any configuration offers.
  var offeredWidgets: [WidgetDescriptor] {
    if let primitive = self as? any PrimitiveConfiguration { return primitive.descriptors }
    return body.offeredWidgets
  }
}
