import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry { let date: Date }

struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
        completion(DayEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        let midnight = Calendar.current.startOfDay(for: .now)
        let days = (0...1).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: midnight) }
        completion(Timeline(entries: days.map(DayEntry.init), policy: .atEnd))
    }
}

struct MonthView: View {
    let entry: DayEntry
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    private var days: [Int?] {
        let calendar = Calendar.current
        guard let month = calendar.dateInterval(of: .month, for: entry.date),
            let count = calendar.range(of: .day, in: .month, for: entry.date)?.count
        else { return [] }
        let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: lead) + (1...count).map { $0 }
    }

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 2) {
                Text(entry.date.formatted(.dateTime.month(.wide)))
                    .font(.system(size: 12, weight: .bold))
                    .frame(width: proxy.size.width, alignment: .leading)
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                        if let day {
                            let isToday = day == Calendar.current.component(.day, from: entry.date)
                            Text("\(day)")
                                .font(.system(size: 10, design: .monospaced))
                                .foregroundStyle(isToday ? Color.white : Color.primary)
                                .padding(2)
                                .background { if isToday { Circle().fill(.black) } }
                        } else {
                            Color.clear.frame(height: 1)
                        }
                    }
                }
            }
        }
        .containerBackground(.white, for: .widget)
    }
}

@available(iOSApplicationExtension 16.0, *)
struct MonthWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Month", provider: DayProvider()) { MonthView(entry: $0) }
            .configurationDisplayName("Month")
            .description("The days of this month.")
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

#Preview("Month", as: .systemSmall) {
    MonthWidget()
} timeline: {
    DayEntry(date: .now)
}

#Preview {
    MonthView(entry: DayEntry(date: Date(timeIntervalSince1970: 0)))
        .frame(width: 158, height: 158)
}
