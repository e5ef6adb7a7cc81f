import Intents
import SwiftUI
import WidgetKit

// WidgetKit's timelines, providers and configurations, each written as an iOS source writes it.

struct PlainEntry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 10, duration: 60)
    var note = "plain"
}

struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlainEntry {
        PlainEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> ()) {
        completion(PlainEntry(date: Date(), note: context.isPreview ? "preview" : "real"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let schemes: [ColorScheme]? = context.environmentVariants.colorScheme
        let size: CGSize = context.displaySize
        let note = "\(context.family) \(schemes?.count ?? 0) \(size.width > 0)"
        let policies: [TimelineReloadPolicy] = [.atEnd, .never, .after(Date().addingTimeInterval(900))]
        completion(Timeline(entries: [PlainEntry(date: Date(), note: note)], policy: policies[2]))
    }
}

struct PlainView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    var entry: PlainProvider.Entry

    @ViewBuilder
    var body: some View {
        switch family {
        case .systemSmall: Text(entry.date, style: .time)
        case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: Text(entry.note)
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground(); Text("A")
            }
        case .accessoryRectangular: Text(entry.date, style: .relative)
        case .accessoryInline, .accessoryCorner: Text("A \(entry.note)")
        @unknown default: EmptyView()
        }
    }
}

struct PlainWidget: Widget {
    private let kind: String

    init() {
        kind = "Plain"
    }

    var body: some WidgetConfiguration {
        if #available(iOSApplicationExtension 16.0, *) {
            return StaticConfiguration(kind: kind, provider: PlainProvider()) { entry in
                PlainView(entry: entry)
            }
            .configurationDisplayName("Plain")
            .description("A widget without settings.")
            .supportedFamilies([
                .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
                .accessoryInline,
            ])
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
        } else {
            return StaticConfiguration(kind: kind, provider: PlainProvider()) { entry in
                PlainView(entry: entry)
            }
            .configurationDisplayName(Text("Plain"))
            .description(Text("A widget without settings."))
            .supportedFamilies([.systemSmall])
        }
    }
}

struct ChosenProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ChosenEntry {
        ChosenEntry(date: Date(), configuration: ConfigurationIntent())
    }

    func getSnapshot(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (ChosenEntry) -> ()
    ) {
        completion(ChosenEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (Timeline<Entry>) -> ()
    ) {
        var entries: [ChosenEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            entries.append(ChosenEntry(date: entryDate, configuration: configuration))
        }
        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }

    func recommendations() -> [IntentRecommendation<ConfigurationIntent>] {
        [IntentRecommendation(intent: ConfigurationIntent(), description: "As it is")]
    }
}

struct ChosenEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationIntent
}

struct ChosenWidget: Widget {
    let kind: String = "Chosen"
    let title: String = "Chosen"
    let resource: LocalizedStringResource = "A widget with settings."

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: ConfigurationIntent.self, provider: ChosenProvider()) { entry in
            Text(entry.date, style: .time)
        }
        .configurationDisplayName(title)
        .description(resource)
        .supportedFamilies([WidgetFamily.systemSmall])
        .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
        .onBackgroundURLSessionEvents(matching: "checklists") { _, completion in completion() }
    }
}

struct NothingYet: Widget {
    var body: some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
}

/// The host program asks for new timelines like this.
func reload() async throws -> [WidgetInfo] {
    WidgetCenter.shared.reloadTimelines(ofKind: "Plain")
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.invalidateConfigurationRecommendations()
    WidgetCenter.shared.getCurrentConfigurations { result in
        if case let .success(widgets) = result {
            print(widgets.map { "\($0.kind) \($0.family) \($0.configuration == nil)" })
        }
    }
    return try await WidgetCenter.shared.currentConfigurations()
}

struct PlainView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PlainView(entry: PlainEntry(date: Date()))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
            PlainView(entry: PlainEntry(date: Date(), note: "medium"))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .previewDisplayName("Medium")
                .environment(\.locale, Locale(identifier: "ja"))
            PlainView(entry: PlainEntry(date: Date()))
                .previewLayout(.fixed(width: 100, height: 60))
                .previewDevice("iPhone 14")
                .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
        }
    }
}
