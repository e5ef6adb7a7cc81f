import Foundation
import InkBoards
import InkTimelines
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost: the page that matters")
struct RelevantPageTests {
  private struct Entry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance?
  }

  nonisolated private static let start = Date(timeIntervalSince1970: 1_796_042_700)

  /// Entries of today, one of which matters for ten minutes from five past one on.
  private struct Provider: TimelineProvider {
    var matters = false

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      var entries = [Entry(date: RelevantPageTests.start)]
      if matters {
        let alarm = RelevantPageTests.start.addingTimeInterval(20 * 60)
        entries.append(Entry(date: alarm, relevance: TimelineEntryRelevance(score: 9, duration: 600)))
      }
      completion(Timeline(entries: entries, policy: .never))
    }
  }

  private struct Bundle: WidgetBundle {
    struct Calm: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "calm", provider: Provider()) { _ in Text("calm") }
      }
    }

    struct Alarm: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "alarm", provider: Provider(matters: true)) { _ in Text("alarm") }
      }
    }

    var body: some Widget {
      Calm()
      Alarm()
    }
  }

  private static func turns(followsRelevance: Bool) async throws -> [String] {
    let slot = Slot("screen", .systemMedium, CGRect(x: 0, y: 0, width: 250, height: 122))
    let it = try DisplayHostTests.handheld(
      widgets: WidgetDescriptor.all(in: Bundle()), hasGauge: false
    ) { settings in
      settings.hairlines = []
      settings.pages = ["calm", "alarm"].map {
        .init(name: $0, placements: [.init(kind: $0, slot: slot)])
      }
      settings.turns.followsRelevance = followsRelevance
    }
    var turns: [String] = []
    it.host.onTick = { report in
      let minutes = Int(report.date.timeIntervalSince(RelevantPageTests.start) / 60)
      if let page = report.page { turns.append("\(minutes): \(page)") }
    }
    let end = RelevantPageTests.start.addingTimeInterval(3600)
    it.clock.onWait = { date in date > end ? .stop : nil }
    try await it.host.run()
    return turns
  }

  @Test(
    "The page whose entry is relevant comes up at its date and goes when that is over, where the file says so"
  )
  func relevance() async throws {
    #expect(try await Self.turns(followsRelevance: true) == ["20: alarm", "30: calm"])
    #expect(try await Self.turns(followsRelevance: false).isEmpty)
  }
}
