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
  /// The widgets it offers; its only stored property.
  ///
  /// All primitive configurations are one word of one class, whatever their types. For `some WidgetConfiguration` with
  /// two types by `#available`, Swift 6.0 makes a value of one type and takes it for the other; so that is harmless.
  var offer: WidgetOffer { get }
}

/// The widgets that a configuration offers.
final class WidgetOffer {
  /// Makes what is offered.
  let descriptors: @MainActor () -> [WidgetDescriptor]

  /// What `make` makes of what it is given; only the host uses that from now on.
  init<Parts>(_ parts: Parts, _ make: @escaping @MainActor (Parts) -> [WidgetDescriptor]) {
    let parts = Handover(parts)
    descriptors = { make(parts.value) }
  }
}

extension WidgetConfiguration {
  /// The widgets that any configuration offers.
  var offeredWidgets: [WidgetDescriptor] {
    if let primitive = self as? any PrimitiveConfiguration { return primitive.offer.descriptors() }
    return body.offeredWidgets
  }
}
