import Foundation
import InkViews

/// A preview as a source file declares it with `#Preview`.
@MainActor
public struct DeclaredPreview {
  /// What is previewed.
  public enum Content {
    /// Views; their size where they have no family.
    case views(@MainActor () -> any View, layout: PreviewLayout)
    /// A widget as a family, at entries listed or given by a provider.
    case widget(
      WidgetFamily, @MainActor () -> any Widget,
      entries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry])
  }

  /// What it is called; nil when it has no name.
  public let name: String?
  public let content: Content

  /// A preview.
  public init(name: String?, content: Content) {
    self.name = name
    self.content = content
  }
}

extension DeclaredPreview {
  /// A widget's entries, in order.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name, content: .widget(family, widget, entries: { _ in timeline() }))
  }

  /// A widget's entries for settings, in order; the entries hold the settings already.
  public init<Intent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name, content: .widget(family, widget, entries: { _ in timeline() }))
  }

  /// What a provider gives.
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name: name, as: family, widget) {
      let provider = timelineProvider()
      return { provider.getTimeline(in: $0, completion: $1.completion) }
    }
  }

  /// What a provider gives for settings.
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name: name, as: family, widget) {
      Self.question(timelineProvider(), intent)
    }
  }

  /// What a provider gives for settings.
  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name: name, as: family, widget) {
      let provider = timelineProvider()
      return { provider.getTimeline(for: intent, in: $0, completion: $1.completion) }
    }
  }

  /// Made away from the main actor, where the provider answers.
  private nonisolated static func question<Provider: AppIntentTimelineProvider>(
    _ provider: Provider, _ intent: Provider.Intent
  ) -> ProviderSource<Provider.Entry>.Question<Timeline<Provider.Entry>> {
    { context, answer in answer.give { await provider.timeline(for: intent, in: context) } }
  }

  private init<Entry: TimelineEntry>(
    name: String?, as family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
    _ question: @escaping @MainActor () -> ProviderSource<Entry>.Question<Timeline<Entry>>
  ) {
    self.init(
      name: name,
      content: .widget(family, widget) { context in
        let answer = FirstAnswer<Timeline<Entry>>()
        let call = Handover { [ask = question()] in ask(context, answer) }
        ProviderThread.run { call.value() }
        return await answer.value()?.value.entries ?? []
      })
  }
}

/// What `#Preview` makes of a preview: a type that a program can find by itself.
public protocol PreviewRegistration {
  /// The preview.
  @MainActor static var preview: DeclaredPreview { get }
}
