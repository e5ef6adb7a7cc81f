import InkViews

/// A widget without settings of its own.
public struct StaticConfiguration<Content: View> {
  let offer: WidgetOffer

  /// A widget of a kind: what it shows, and how that looks.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let source = ProviderSource<Provider.Entry>(
      kind: kind, placeholder: provider.placeholder,
      snapshot: { provider.getSnapshot(in: $0, completion: $1.completion) },
      timeline: { provider.getTimeline(in: $0, completion: $1.completion) },
      content: { AnyView(content($0)) })
    offer = WidgetOffer(source) { source in [WidgetDescriptor(kind: kind) { _ in source }] }
  }
}

extension StaticConfiguration: PrimitiveConfiguration {
  public typealias Body = Never
}
