import Foundation
import InkTimelines
import InkViews
import Testing

@testable import InkHost

/// How often each body ran.
@MainActor
private enum Evaluations {
  static var counts: [String: Int] = [:]
}

private struct CountedView: View {
  let name: String
  let showsBattery: Bool
  @Environment(\.battery) private var battery

  var body: some View {
    let _ = Evaluations.counts[name, default: 0] += 1
    Text(verbatim: showsBattery ? "\(battery.percent ?? 0)" : name)
  }
}

/// An entry a minute, or one for ever.
private struct CountedProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  let entries: Int

  func placeholder(in context: Context) -> Entry { Entry(date: context.environment.currentDate) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let now = context.environment.currentDate
    let dates = (0..<entries).map { Entry(date: now.addingTimeInterval(60 * Double($0))) }
    completion(Timeline(entries: dates, policy: .never))
  }
}

private struct MinuteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "minute", provider: CountedProvider(entries: 60)) { entry in
      // Another text each minute, so that each minute is a refresh.
      VStack {
        CountedView(name: "minute", showsBattery: false)
        Text(verbatim: "\(Int(entry.date.timeIntervalSince1970 / 60))")
      }
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

private struct StillWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "still", provider: CountedProvider(entries: 1)) { _ in
      CountedView(name: "still", showsBattery: true)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

private struct CountedBundle: WidgetBundle {
  var body: some Widget {
    MinuteWidget()
    StillWidget()
  }
}

@MainActor @Suite("Body evaluations")
struct BodyEvaluationTests {
  @Test("A body runs when its entry changes, once each time, and not while another widget's does")
  func entries() async throws {
    Evaluations.counts = [:]
    let it = try DisplayHostTests.handheld(
      widgets: WidgetDescriptor.all(in: CountedBundle()), hasGauge: false,
      change: { settings in
        let layout = ScreenLayout.lockScreen(CGSize(width: 250, height: 122))
        settings.placements = [("minute", "rectangular.1"), ("still", "circular.1")].compactMap {
          kind, name in
          layout.slots.first { $0.name == name }.map { .init(kind: kind, slot: $0) }
        }
      })
    var drawn: [[String]] = []
    it.host.onTick = { drawn.append($0.drawn) }
    try await it.host.run(refreshes: 5)
    let minutes = drawn.filter { $0.contains("minute") }.count
    #expect(minutes >= 5)
    #expect(Evaluations.counts["minute"] == minutes)
    #expect(Evaluations.counts["still"] == drawn.filter { $0.contains("still") }.count)
    // The providers answer before anything is drawn, so that the one entry is drawn once.
    #expect(Evaluations.counts["still"] == 1, "\(drawn)")
  }

  @Test("A tick tells where its time went: layout and raster for what was drawn, busy by the panel's clock")
  func timings() async throws {
    let it = try DisplayHostTests.handheld()
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    try await it.host.run(refreshes: 1)
    let report = try #require(reports.first { $0.refresh == 1 })
    #expect(report.timings.layout > .zero && report.timings.raster > .zero && report.timings.plan > .zero)
    #expect(report.timings.busy == report.panel?.busy)
    #expect(report.timings.bus + report.timings.busy == report.panel?.total)
    #expect(
      report.timings.parts.map(\.name) == [
        "gauge", "providers", "layout", "raster", "plan", "press", "bus", "busy",
      ])
  }
}
