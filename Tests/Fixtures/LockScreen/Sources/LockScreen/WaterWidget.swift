import WidgetKit
import SwiftUI

struct WaterEntry: TimelineEntry {
    let date: Date
    let glasses: Int
    let goal: Int
    var relevance: TimelineEntryRelevance? = nil

    var fraction: Double { min(Double(glasses) / Double(goal), 1) }
    var isDone: Bool { glasses >= goal }
}

struct WaterProvider: TimelineProvider {
    typealias Entry = WaterEntry

    func placeholder(in context: Context) -> WaterEntry {
        WaterEntry(date: Date(), glasses: 3, goal: 8)
    }

    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> ()) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
        let defaults = UserDefaults(suiteName: "group.example.water")
        let goal = defaults?.integer(forKey: "goal") ?? 0
        let now = Date()
        let entries = (0..<5).map { step in
            WaterEntry(
                date: Calendar.current.date(byAdding: .hour, value: step, to: now)!, glasses: 5 + step,
                goal: goal > 0 ? goal : 8)
        }
        DispatchQueue.main.async {
            completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(4 * 3600))))
        }
    }
}

struct WaterEntryView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: WaterProvider.Entry

    @ViewBuilder
    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: entry.fraction) {
                Image(systemName: "drop.fill")
            } currentValueLabel: {
                Text("\(entry.glasses)")
                    .font(.system(size: 18, weight: .semibold, design: .rounded))
                    .minimumScaleFactor(0.5)
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.blue, .cyan]))
        case .accessoryRectangular:
            ZStack {
                AccessoryWidgetBackground()
                    .cornerRadius(8)
                VStack(alignment: .leading, spacing: 2) {
                    HStack(alignment: .firstTextBaseline) {
                        Image(systemName: "drop.fill")
                        Text("Water").font(.headline)
                        Spacer()
                        Text("\(entry.glasses)/\(entry.goal)").monospacedDigit()
                    }
                    .widgetAccentable()
                    ProgressView(value: entry.fraction)
                    Text(entry.isDone ? "Well done!" : "\(entry.goal - entry.glasses) to go")
                        .font(.caption2)
                        .foregroundColor(.secondary)
                        .lineLimit(1)
                }
                .padding(.horizontal, 6)
            }
        case .accessoryInline:
            Label("\(entry.glasses) of \(entry.goal) glasses", systemImage: "drop.fill")
        case .systemSmall, .systemMedium:
            WaterHomeView(entry: entry)
        default:
            EmptyView()
        }
    }
}

private struct WaterHomeView: View {
    let entry: WaterEntry

    var body: some View {
        VStack(spacing: 8) {
            Ring(value: entry.fraction)
                .overlay(
                    Text(NSNumber(value: entry.fraction), formatter: NumberFormatter.wholePercent)
                        .font(.title3.bold())
                )
            Link(destination: URL(string: "water://log")!) {
                Text("Updated \(entry.date, style: .time)").font(.caption)
            }
        }
        .widgetBackground(Color("Brand"))
        .widgetURL(URL(string: "water://open"))
    }
}

struct Ring: View {
    var value: Double
    var lineWidth: CGFloat = 10

    var body: some View {
        ZStack {
            Circle().stroke(lineWidth: lineWidth).opacity(0.2)
            Circle()
                .trim(from: 0, to: CGFloat(value))
                .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.init(degrees: -90))
        }
        .padding(lineWidth / 2)
    }
}

extension NumberFormatter {
    static let wholePercent: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        return formatter
    }()
}

extension View {
    func widgetBackground(_ background: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, macOS 14.0, *) {
            return containerBackground(for: .widget) { background }
        } else {
            return self.padding().background(background)
        }
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        if #available(iOSApplicationExtension 16.0, *) {
            return StaticConfiguration(kind: "Water", provider: WaterProvider()) { entry in
                WaterEntryView(entry: entry)
            }
            .configurationDisplayName("Water")
            .description("Glasses of water today.")
            .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall])
        } else {
            return EmptyWidgetConfiguration()
        }
    }
}

struct Water_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            WaterEntryView(entry: WaterEntry(date: Date(), glasses: 2, goal: 8))
                .previewContext(WidgetPreviewContext(family: .accessoryCircular))
                .previewDisplayName("Circular")
            WaterEntryView(entry: WaterEntry(date: Date(), glasses: 8, goal: 8))
                .previewContext(WidgetPreviewContext(family: .accessoryRectangular))
        }
        .environment(\.locale, Locale(identifier: "ja"))
    }
}
