import InkViews

/// A widget with an app intent for its settings.
///
/// The display file's `configuration` sets the intent's parameters by the names of their properties.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
  let offer: WidgetOffer

  /// A widget of a kind: its settings, what it shows, and how that looks.
  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: AppIntentTimelineProvider, Intent == Provider.Intent {
    let makeSource = { (intent: Intent) in
      ProviderSource<Provider.Entry>(
        kind: kind, placeholder: provider.placeholder,
        snapshot: { context, answer in
          answer.give { [provider, intent] in await provider.snapshot(for: intent, in: context) }
        },
        timeline: { context, answer in
          answer.give { [provider, intent] in await provider.timeline(for: intent, in: context) }
        },
        content: { AnyView(content($0)) })
    }
    offer = WidgetOffer(makeSource) { makeSource in
      [
        WidgetDescriptor(kind: kind, parameters: Intent().parameterDescriptions) {
          values throws(WidgetConfigurationError) in
          let intent = Intent()
          try intent.set(values)
          return makeSource(intent)
        }
      ]
    }
  }
}

extension AppIntentConfiguration: PrimitiveConfiguration {
  public typealias Body = Never
}
