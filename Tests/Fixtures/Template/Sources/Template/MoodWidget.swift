import WidgetKit
import SwiftUI

struct MoodProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MoodEntry {
        MoodEntry(date: Date(), configuration: MoodIntent())
    }

    func snapshot(for configuration: MoodIntent, in context: Context) async -> MoodEntry {
        MoodEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: MoodIntent, in context: Context) async -> Timeline<MoodEntry> {
        var entries: [MoodEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<configuration.hours {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            entries.append(MoodEntry(date: entryDate, configuration: configuration))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    func relevance() async -> WidgetRelevance<MoodIntent> {
        WidgetRelevance([])
    }
}

struct MoodEntry: TimelineEntry {
    let date: Date
    let configuration: MoodIntent
}

struct MoodEntryView: View {
    @Environment(\.widgetFamily) private var family
    var entry: MoodProvider.Entry

    var body: some View {
        switch family {
        case .accessoryInline:
            Label("Mood", systemImage: entry.configuration.symbol)
        case .accessoryRectangular:
            HStack {
                Image(systemName: entry.configuration.symbol)
                    .font(.title)
                    .widgetAccentable()
                VStack(alignment: .leading) {
                    Text(entry.date, style: .time).font(.headline)
                    Text("\(entry.configuration.hours) h ahead")
                }
            }
        default:
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text("Time:")
                    Text(entry.date, style: .time)
                        .monospacedDigit()
                }
                .font(.headline)
                Divider()
                Text("Mood").foregroundStyle(.secondary)
                Image(systemName: entry.configuration.symbol)
                    .font(.largeTitle)
                    .widgetAccentable()
            }
        }
    }
}

struct MoodWidget: Widget {
    let kind: String = "Mood"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: MoodIntent.self, provider: MoodProvider()) { entry in
            MoodEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Mood")
        .description("A face for the hour.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
    }
}

extension MoodIntent {
    fileprivate static var sunny: MoodIntent {
        let intent = MoodIntent()
        intent.symbol = "sun.max.fill"
        return intent
    }
}

#Preview(as: .systemSmall) {
    MoodWidget()
} timeline: {
    MoodEntry(date: .now, configuration: .sunny)
    MoodEntry(date: .now.addingTimeInterval(3600), configuration: MoodIntent())
}

#Preview("Rectangular", as: .accessoryRectangular, using: MoodIntent()) {
    MoodWidget()
} timelineProvider: {
    MoodProvider()
}
