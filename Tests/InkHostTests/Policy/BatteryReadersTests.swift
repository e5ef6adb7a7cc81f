import Foundation
import InkTimelines
import InkViews
import Synchronization
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost, providers that look at the battery", .serialized)
struct BatteryReadersTests {
  struct Level: TimelineEntry {
    let date: Date
    let percent: Int?
  }

  final class Count: Sendable {
    let asked = Mutex(0)
  }

  struct Provider: TimelineProvider {
    let looks: Bool
    let count: Count

    func placeholder(in context: Context) -> Level { Level(date: .distantPast, percent: nil) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Level) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Level>) -> Void) {
      count.asked.withLock { $0 += 1 }
      let now = context.environment.currentDate
      let percent = looks ? context.environment.battery.percent : nil
      completion(Timeline(entries: [Level(date: now, percent: percent)], policy: .never))
    }
  }

  struct LevelWidget: Widget {
    nonisolated(unsafe) static var provider = Provider(looks: false, count: Count())

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "level", provider: Self.provider) { Text(verbatim: "\($0.percent ?? -1)") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  @Test("They are asked again when it changes, others are not", arguments: [true, false])
  func reload(looks: Bool) async throws {
    let count = Count()
    LevelWidget.provider = Provider(looks: looks, count: count)
    let it = try DisplayHostTests.handheld(widgets: WidgetDescriptor.all(in: LevelWidget())) {
      $0.placements = $0.placements.filter { $0.slot.family == .accessoryRectangular }
      for index in $0.placements.indices { $0.placements[index].kind = "level" }
    }
    it.board.battery.charge = 0.5
    it.board.battery.load = 0.4
    var waits = 0
    it.clock.onWait = { _ in
      waits += 1
      return waits > 30 ? .stop : nil
    }
    try await it.host.run()
    let asked = count.asked.withLock { $0 }
    if looks { #expect(asked > 3, "\(asked)") } else { #expect(asked == 1) }
  }
}
