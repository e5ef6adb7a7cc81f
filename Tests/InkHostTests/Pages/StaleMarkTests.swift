import Foundation
import InkBitmap
import InkTimelines
import InkViews
import Synchronization
import Testing

@testable import InkHost

@MainActor @Suite struct StaleMarkTests {
  nonisolated static let ages: [(hours: Double, locale: String, text: String, next: Double)] = [
    (0.1, "en_US", "<10m", 1.0 / 6), (0.5, "en_US", "30m", 4.0 / 6), (0.65, "en_US", "30m", 4.0 / 6),
    (1, "en_US", "1h", 2), (1.9, "en_US", "1h", 2), (23.99, "en_US", "23h", 24),
    (24, "en_US", "1d", 48), (71, "en_US", "2d", 72), (5, "ja_JP", "5h", 6), (5, "de_DE", "5h", 6),
  ]

  @Test(
    "The age is told in tens of minutes, in hours, beyond a day in days, and reads differently when they are whole",
    arguments: ages)
  func age(_ hours: Double, _ locale: String, _ text: String, _ next: Double) {
    let mark = StaleMark(age: .seconds(hours * 3600), locale: Locale(identifier: locale))
    if locale == "en_US" { #expect(mark.text == text) }
    #expect(!mark.text.isEmpty && mark.text.count <= 8)
    let start = Date(timeIntervalSince1970: 1_796_042_700)
    let change = StaleMark.nextChange(loadedAt: start, now: start.addingTimeInterval(hours * 3600))
    #expect(abs(change.timeIntervalSince(start) - next * 3600) < 0.001)
  }

  struct WordEntry: TimelineEntry { let date: Date }

  /// Answers until it is told to fail, then never.
  struct FailingProvider: TimelineProvider {
    let fails: @Sendable () -> Bool
    func placeholder(in context: Context) -> WordEntry { WordEntry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (WordEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<WordEntry>) -> Void) {
      let now = context.environment.currentDate
      completion(
        fails()
          ? Timeline(entries: [], policy: .never)
          : Timeline(entries: [WordEntry(date: now)], policy: .after(now.addingTimeInterval(600))))
    }
  }

  struct WordWidget: Widget {
    nonisolated(unsafe) static var fails: @Sendable () -> Bool = { false }
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "word", provider: FailingProvider(fails: Self.fails)) { _ in Text("good news")
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  final class Switch: Sendable {
    let isOn = Mutex(false)
  }

  @Test(
    "A provider that fails keeps its last good entry, marked with its age after an hour; the others go on")
  func mark() async throws {
    let failing = Switch()
    WordWidget.fails = { failing.isOn.withLock { $0 } }
    let slots = ScreenLayout.lockScreen(CGSize(width: 250, height: 122)).slots
    let slot = try #require(slots.first { $0.family == .accessoryRectangular })
    let strip = try #require(slots.first { $0.name == "inline.2" })
    let it = try DisplayHostTests.handheld(
      widgets: DisplayHostTests.widgets + WidgetDescriptor.all(in: WordWidget()), hasGauge: false
    ) {
      $0.placements = [
        HostSettings.Placement(kind: "word", slot: slot), HostSettings.Placement(kind: "clock", slot: strip),
      ]
      $0.hairlines = []
    }
    func word() -> Frame {
      var frame = it.host.picture.plane(0)
      frame.fill(PixelRect(x: 0, y: 0, width: 250, height: 27), with: .white)
      return frame
    }
    var good: Frame?
    var marked: [(at: Date, frame: Frame)] = []
    var problems = 0
    it.host.onTick = { report in
      guard report.refresh != nil || !report.problems.isEmpty else { return }
      problems += report.problems.filter { $0.contains("word") }.count
      if report.refresh == 5 {
        good = word()
        failing.isOn.withLock { $0 = true }
      } else if let good, word() != good, word() != marked.last?.frame {
        marked.append((report.date, word()))
      }
    }
    try await it.host.run(refreshes: 140)
    let first = try #require(marked.first)
    // Asked every ten minutes, it failed for the first time at minute 10; an hour later it counts as stale.
    let minutes = first.at.timeIntervalSince(DisplayHostTests.start) / 60
    #expect(minutes > 65 && minutes < 75)
    // One hour old, then two; nothing is marked before.
    #expect(marked.count == 2)
    #expect((6..<20).contains(problems), "\(problems)")
    // The mark stands in the corner alone.
    let rest = PixelRect(
      x: Int(slot.frame.minX), y: Int(slot.frame.minY), width: Int(slot.frame.width),
      height: Int(slot.frame.height) - 13)
    #expect(
      good?.windowBytes(rest.alignedToBytes(width: 250))
        == first.frame.windowBytes(rest.alignedToBytes(width: 250)))
  }
}
