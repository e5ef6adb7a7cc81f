import WidgetKit
import SwiftUI
import Intents

// The intent's class and `.leaf` and `.brand` are what Xcode generates from the files beside this one.

struct DrinkEntry: TimelineEntry {
    let date: Date
    let configuration: SelectDrinkIntent
}

struct DrinkProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> DrinkEntry {
        DrinkEntry(date: Date(), configuration: SelectDrinkIntent())
    }

    func getSnapshot(for configuration: SelectDrinkIntent, in context: Context, completion: @escaping (DrinkEntry) -> ()) {
        completion(DrinkEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(for configuration: SelectDrinkIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(Timeline(entries: [DrinkEntry(date: Date(), configuration: configuration)], policy: .never))
    }
}

struct DrinkView: View {
    var entry: DrinkProvider.Entry

    private var name: String {
        switch entry.configuration.drink {
        case .water: return "Water"
        case .tea: return "Tea"
        case .unknown: return "Nothing"
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(.leaf).renderingMode(.template).resizable().scaledToFit().frame(width: 20, height: 20)
                Text(name).font(.headline).background(.brand)
            }
            Text("\(entry.configuration.cups?.intValue ?? 0) cups")
        }
        .widgetBackground(Color(.brand).opacity(0.1))
    }
}

struct DrinkWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Drink", intent: SelectDrinkIntent.self, provider: DrinkProvider()) { entry in
            DrinkView(entry: entry)
        }
        .configurationDisplayName("Drink")
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
