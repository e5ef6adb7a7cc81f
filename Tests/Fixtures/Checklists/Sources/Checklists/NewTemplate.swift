import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// What Xcode's newest template writes: a widget with an app intent, a live activity and a control.

struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "This is an example widget." }

    // An example configurable parameter.
    @Parameter(title: "Favorite Emoji", default: "😃")
    var favoriteEmoji: String

    @Parameter(title: "Place")
    var place: Place?
}

struct Place: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = PlaceQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PlaceQuery: EntityQuery {
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
        identifiers.map { Place(id: $0) }
    }

    func suggestedEntities() async throws -> [Place] { [Place(id: "here")] }
    func defaultResult() async -> Place? { Place(id: "here") }
}

struct RefillIntent: AppIntent {
    static let title: LocalizedStringResource = "Refill"
    static let description = IntentDescription("Adds some.")

    @Parameter(title: "Amount") var amount: Int

    init() {}
    init(amount: Int) { self.amount = amount }

    func perform() async throws -> some IntentResult { .result() }
}

struct TemplateProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TemplateEntry {
        TemplateEntry(date: Date(), configuration: ConfigurationAppIntent())
    }

    func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> TemplateEntry {
        TemplateEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<TemplateEntry> {
        var entries: [TemplateEntry] = []

        // Generate a timeline consisting of five entries an hour apart, starting from the current date.
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = TemplateEntry(date: entryDate, configuration: configuration)
            entries.append(entry)
        }

        return Timeline(entries: entries, policy: .atEnd)
    }

    func relevances() async -> WidgetRelevances<ConfigurationAppIntent> {
        WidgetRelevances([])
    }

    func recommendations() -> [AppIntentRecommendation<ConfigurationAppIntent>] {
        [AppIntentRecommendation(intent: ConfigurationAppIntent(), description: "As it is")]
    }
}

struct TemplateEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationAppIntent
}

struct TemplateEntryView: View {
    var entry: TemplateProvider.Entry

    var body: some View {
        VStack {
            Text("Time:")
            Text(entry.date, style: .time)

            Text("Place:")
            Text(entry.configuration.place?.id ?? "here")
        }
    }
}

struct TemplateWidget: Widget {
    let kind: String = "Template"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: TemplateProvider()) { entry in
            TemplateEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .promptsForUserConfiguration()
    }
}

extension ConfigurationAppIntent {
    fileprivate static var smiley: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.favoriteEmoji = "😀"
        return intent
    }
}

#Preview(as: .systemSmall) {
    TemplateWidget()
} timeline: {
    TemplateEntry(date: .now, configuration: .smiley)
    TemplateEntry(date: .now, configuration: ConfigurationAppIntent())
}

struct PizzaAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        // Dynamic stateful properties about your activity go here!
        var emoji: String
    }

    // Fixed non-changing properties about your activity go here!
    var name: String
}

struct PizzaLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PizzaAttributes.self) { context in
            // Lock screen/banner UI goes here
            VStack {
                Text("Hello \(context.state.emoji)")
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)

        } dynamicIsland: { context in
            DynamicIsland {
                // Expanded UI goes here.  Compose the expanded UI through
                // various regions, like leading/trailing/center/bottom
                DynamicIslandExpandedRegion(.leading) {
                    Text("Leading")
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("Trailing")
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("Bottom \(context.state.emoji)")
                    // more content
                }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.emoji)")
            } minimal: {
                Text(context.state.emoji)
            }
            .widgetURL(URL(string: "http://www.apple.com"))
            .keylineTint(Color.red)
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

extension PizzaAttributes {
    fileprivate static var preview: PizzaAttributes {
        PizzaAttributes(name: "World")
    }
}

extension PizzaAttributes.ContentState {
    fileprivate static var smiley: PizzaAttributes.ContentState {
        PizzaAttributes.ContentState(emoji: "😀")
    }

    fileprivate static var starEyes: PizzaAttributes.ContentState {
        PizzaAttributes.ContentState(emoji: "🤩")
    }
}

#Preview("Notification", as: .content, using: PizzaAttributes.preview) {
    PizzaLiveActivity()
} contentStates: {
    PizzaAttributes.ContentState.smiley
    PizzaAttributes.ContentState.starEyes
}

struct TimerControl: ControlWidget {
    static let kind: String = "org.example.Checklists.Timer"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(
            kind: Self.kind,
            provider: Provider()
        ) { value in
            ControlWidgetToggle(
                "Start Timer",
                isOn: value.isRunning,
                action: StartTimerIntent(value.name)
            ) { isRunning in
                Label(isRunning ? "On" : "Off", systemImage: "timer")
            }
        }
        .displayName("Timer")
        .description("A an example control that runs a timer.")
    }
}

extension TimerControl {
    struct Value {
        var isRunning: Bool
        var name: String
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TimerConfiguration) -> Value {
            TimerControl.Value(isRunning: false, name: configuration.timerName)
        }

        func currentValue(configuration: TimerConfiguration) async throws -> Value {
            let isRunning = true  // Check if the timer is running
            return TimerControl.Value(isRunning: isRunning, name: configuration.timerName)
        }
    }
}

struct TimerConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer Name Configuration"

    @Parameter(title: "Timer Name", default: "Timer")
    var timerName: String
}

struct StartTimerIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Start a timer"

    @Parameter(title: "Timer Name")
    var name: String

    @Parameter(title: "Timer is running")
    var value: Bool

    init() {}

    init(_ name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        // Start the timer…
        return .result()
    }
}

struct RefillControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "org.example.Checklists.Refill") {
            ControlWidgetButton(action: RefillIntent(amount: 1)) {
                Label("Refill", systemImage: "drop")
            }
        }
        .displayName("Refill")
    }
}
