/// Several widgets as one, as a bundle's body has them.
public struct WidgetGroup {
  let members: [any Widget]

  nonisolated init(_ members: [any Widget]) { self.members = members }
}

extension WidgetGroup: Widget {
  /// No widgets.
  public init() { self.init([]) }

  /// The configurations of all.
  public var body: some WidgetConfiguration { ConfigurationGroup(members: members) }
}

/// The configurations of several widgets.
struct ConfigurationGroup {
  let offer: WidgetOffer

  init(members: [any Widget]) {
    offer = WidgetOffer(members) { $0.flatMap { WidgetDescriptor.all(in: $0) } }
  }
}

extension ConfigurationGroup: PrimitiveConfiguration {
  typealias Body = Never
}
