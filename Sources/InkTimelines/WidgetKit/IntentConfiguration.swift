import InkViews

/// A widget with an intent for its settings.
public struct IntentConfiguration<Intent: INIntent, Content: View> {
  let offer: WidgetOffer

  /// A widget of a kind: its settings, what it shows, and how that looks.
  public init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: IntentTimelineProvider, Intent == Provider.Intent {
    let makeSource = { (intent: Intent) in
      ProviderSource<Provider.Entry>(
        kind: kind, placeholder: provider.placeholder,
        snapshot: { provider.getSnapshot(for: intent, in: $0, completion: $1.completion) },
        timeline: { provider.getTimeline(for: intent, in: $0, completion: $1.completion) },
        content: { AnyView(content($0)) })
    }
    let parameters = Intent.parameterNames.map { WidgetParameterDescription(name: $0) }
    offer = WidgetOffer(makeSource) { makeSource in
      [
        WidgetDescriptor(kind: kind, parameters: parameters) { values in
          let intent = Intent()
          intent.configuration = values
          return makeSource(intent)
        }
      ]
    }
  }
}

extension IntentConfiguration: PrimitiveConfiguration {
  public typealias Body = Never
}
