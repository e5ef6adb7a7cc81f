extension NewPackage {
  /// A widget that shows how far the day is, in the families that displays have places for.
  var source: String {
    """
    import SwiftUI
    import WidgetKit

    /// What the widget shows from a date on.
    struct \(name)Entry: TimelineEntry {
      let date: Date

      /// How much of the day is over, 0…1.
      var progress: Double {
        let start = Calendar.current.startOfDay(for: date)
        return min(max(date.timeIntervalSince(start) / 86_400, 0), 1)
      }
    }

    /// Says what the widget shows, and when.
    struct \(name)Provider: TimelineProvider {
      func placeholder(in context: Context) -> \(name)Entry { \(name)Entry(date: .now) }

      func getSnapshot(in context: Context, completion: @escaping @Sendable (\(name)Entry) -> Void) {
        completion(\(name)Entry(date: .now))
      }

      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<\(name)Entry>) -> Void) {
        // An entry each quarter of an hour; when they are used up, this is asked again.
        let dates = (0..<8).map { Date.now.addingTimeInterval(Double($0) * 900) }
        completion(Timeline(entries: dates.map { \(name)Entry(date: $0) }, policy: .atEnd))
      }
    }

    /// The widget in each of its families.
    struct \(name)View: View {
      @Environment(\\.widgetFamily) private var family
      let entry: \(name)Entry

      var body: some View {
        switch family {
        case .accessoryInline:
          Label(percent, systemImage: "sun.max")
        case .accessoryCircular:
          Gauge(value: entry.progress) {
            Image(systemName: "sun.max")
          } currentValueLabel: {
            Text(percent)
          }
          .gaugeStyle(.accessoryCircular)
        case .accessoryRectangular:
          VStack(alignment: .leading) {
            Text("\(name)").font(.headline)
            Text("\\(percent) of the day").foregroundStyle(.secondary)
            ProgressView(value: entry.progress)
          }
        default:
          VStack(alignment: .leading) {
            Text("\(name)").font(.headline)
            Spacer()
            Text(percent).font(.largeTitle)
            ProgressView(value: entry.progress)
          }
          .containerBackground(.background, for: .widget)
        }
      }

      private var percent: String { entry.progress.formatted(.percent.precision(.fractionLength(0))) }
    }

    /// The widget; its kind is what a display file calls it.
    @main
    struct \(name)Widget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(name)", provider: \(name)Provider()) { entry in
          \(name)View(entry: entry)
        }
        .configurationDisplayName("\(name)")
        .description("How much of the day is over.")
        .supportedFamilies([.accessoryRectangular, .accessoryCircular, .accessoryInline, .systemSmall])
      }
    }

    #Preview(as: .accessoryRectangular) {
      \(name)Widget()
    } timeline: {
      \(name)Entry(date: .now)
    }

    """
  }
}
