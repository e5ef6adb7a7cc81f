import InkTestKit
import SwiftUI
import Testing
import WidgetKit

@testable import InkTimelines

/// WidgetKit's types by their signatures, and what each is worth.
@MainActor @Suite("WidgetKit by its signatures", .serialized)
struct TimelineChecklistTests {
  @Test("families have Apple's numbers and their own names")
  func families() {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    #expect(families.map(\.rawValue) == [0, 1, 2, 3])
    #expect("\(WidgetFamily.accessoryCircular)" == "accessoryCircular")
    #expect(WidgetFamily.accessoryInline.debugDescription == "accessoryInline")
  }

  private struct Family: View {
    @Environment(\.widgetFamily) var WidgetFamily  // swift-format-ignore: AlwaysUseLowerCamelCase

    var body: some View { Text(verbatim: WidgetFamily.description) }
  }

  @Test("a view may call its family like the type")
  func family() {
    let tree = LayoutTree(100, 20) { Family().environment(\.widgetFamily, .accessoryInline) }
    #expect(tree.texts == ["accessoryInline"])
  }

  @Test("an entry's relevance is none unless it says so, and can be written down")
  func relevance() throws {
    #expect(ChecklistEntry(date: .now).relevance == nil)
    let relevance = TimelineEntryRelevance(score: 3, duration: 60)
    #expect(TimelineEntryRelevance(score: 3).duration == 0)
    let copy = try JSONDecoder().decode(
      TimelineEntryRelevance.self, from: JSONEncoder().encode(relevance))
    #expect(copy == relevance)
    #expect(Set([relevance, copy]).count == 1)
  }

  @Test("a timeline keeps its entries and its policy; policies compare")
  func timeline() {
    let date = Date(timeIntervalSince1970: 60)
    let timeline = Timeline(entries: [ChecklistEntry(date: date)], policy: .after(date))
    #expect(timeline.entries.map(\.date) == [date])
    #expect(timeline.policy == .after(date))
    #expect(timeline.policy != .after(.distantFuture))
    let policies: [TimelineReloadPolicy] = [.atEnd, .never]
    #expect(policies[0] != policies[1])
  }

  @Test("a provider is told its family, its size and the variants of its environment")
  func context() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let context: TimelineProviderContext = TimelineProviderContext(
      family: .systemSmall, displaySize: CGSize(width: 10, height: 20), isPreview: true,
      environment: environment)
    let schemes: [ColorScheme]? = context.environmentVariants.colorScheme
    #expect(schemes == [.dark])
    #expect(context.family == .systemSmall)
    #expect(context.displaySize == CGSize(width: 10, height: 20))
    #expect(context.isPreview)
  }

  private func only<C: WidgetConfiguration>(_ configuration: C) throws -> WidgetDescriptor {
    let offered = configuration.offeredWidgets
    #expect(offered.count == 1)
    return try #require(offered.first)
  }

  private var plain: StaticConfiguration<Text> {
    StaticConfiguration(kind: "Plain", provider: ChecklistProvider()) { Text($0.date, style: .time) }
  }

  @Test("a configuration offers its kind as system families, and what its modifiers say")
  func configuration() throws {
    let bare = try only(plain)
    #expect(bare.kind == "Plain")
    #expect(bare.supportedFamilies == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    let said = try only(
      plain.supportedFamilies([.accessoryInline]).contentMarginsDisabled()
        .containerBackgroundRemovable(false).promptsForUserConfiguration()
        .disfavoredLocations([.lockScreen], for: [.accessoryInline]))
    #expect(said.supportedFamilies == [.accessoryInline])
    #expect(said.areContentMarginsDisabled)
    #expect(!said.isContainerBackgroundRemovable)
    #expect(said.promptsForUserConfiguration)
  }

  @Test("names and descriptions are texts, keys, strings or resources")
  func names() throws {
    let string = "A string"
    let resource: LocalizedStringResource = "A resource"
    let all: [any WidgetConfiguration] = [
      plain.configurationDisplayName(Text("A text")).description(Text("A text")),
      plain.configurationDisplayName("A key").description("A key"),
      plain.configurationDisplayName(string).description(string),
      plain.configurationDisplayName(resource).description(resource),
    ]
    let said = all.map { configuration in
      configuration.offeredWidgets.map {
        [
          $0.displayName(in: EnvironmentValues()) ?? "", $0.summary(in: EnvironmentValues()) ?? "",
        ]
      }
    }
    #expect(
      said == [
        [["A text", "A text"]], [["A key", "A key"]], [["A string", "A string"]],
        [["A resource", "A resource"]],
      ])
  }

  private struct Chosen: IntentTimelineProvider {
    func placeholder(in context: Context) -> ChecklistEntry { ChecklistEntry(date: .distantPast) }

    func getSnapshot(
      for configuration: ConfigurationIntent, in context: Context,
      completion: @escaping (ChecklistEntry) -> Void
    ) { completion(placeholder(in: context)) }

    func getTimeline(
      for configuration: ConfigurationIntent, in context: Context,
      completion: @escaping (Timeline<Entry>) -> Void
    ) { completion(Timeline(entries: [placeholder(in: context)], policy: .never)) }
  }

  @Test("intents, no configuration at all, and a bundle of everything")
  func bundle() throws {
    let chosen = IntentConfiguration(
      kind: "Chosen", intent: ConfigurationIntent.self, provider: Chosen()
    ) { Text($0.date, style: .date) }
    #expect(try only(chosen).kind == "Chosen")
    #expect(EmptyWidgetConfiguration().offeredWidgets.isEmpty)
    #expect(WidgetDescriptor.all(in: ChecklistBundle()).map(\.kind) == ["One", "Two", "One", "Two"])
    let shown = LayoutTree(100, 20) {
      Family().previewContext(WidgetPreviewContext(family: .accessoryInline))
    }
    #expect(shown.texts == ["accessoryInline"])
  }

  @Test("the centre gathers requests and tells what is placed")
  func center() async throws {
    let center = WidgetCenter()
    center.reloadTimelines(ofKind: "Plain")
    center.reloadAllTimelines()
    center.invalidateConfigurationRecommendations()
    let requests = center.takeRequests()
    #expect(requests.kinds == ["Plain"])
    #expect(requests.isForAll)
    #expect(try await center.currentConfigurations().isEmpty)
    await confirmation { told in
      center.getCurrentConfigurations { result in
        #expect((try? result.get())?.isEmpty == true)
        told()
      }
    }
    let info = WidgetInfo(kind: "Plain", family: .systemSmall, configuration: ConfigurationIntent())
    #expect(info.kind == "Plain" && info.family == .systemSmall && info.configuration is ConfigurationIntent)
  }
}

private struct ChecklistEntry: TimelineEntry {
  let date: Date
}

private struct ChecklistProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChecklistEntry { ChecklistEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (ChecklistEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ChecklistEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

private struct ChecklistWidget: Widget {
  let kind: String

  init() { kind = "One" }

  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    if #available(iOSApplicationExtension 16.0, *) {
      return StaticConfiguration(kind: kind, provider: ChecklistProvider()) { Text($0.date, style: .time) }
        .supportedFamilies([.accessoryInline])
    } else {
      return StaticConfiguration(kind: kind, provider: ChecklistProvider()) { Text($0.date, style: .time) }
    }
  }
}

private struct ChecklistBundle: WidgetBundle {
  var hasThird = false

  @WidgetBundleBuilder
  var body: some Widget {
    ChecklistWidget()
    ChecklistWidget(kind: "Two")
    if #available(iOS 16.1, *) { ChecklistWidget() }
    if hasThird { ChecklistWidget(kind: "Three") } else { ChecklistWidget(kind: "Two") }
  }
}
