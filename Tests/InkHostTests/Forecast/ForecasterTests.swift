import Foundation
import InkBitmap
import InkGauges
import InkPanels
import InkTimelines
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("Forecaster", .timeLimit(.minutes(20)))
struct ForecasterTests {
  /// A display that has shown its first picture and waits, for as long as a test looks ahead.
  private func waiting(
    widgets: [WidgetDescriptor]? = nil, startingAt date: Date = DisplayHostTests.start,
    change: (inout HostSettings) -> Void = { _ in },
    look: @MainActor (DisplayHost, DisplayHostTests.Handheld) async throws -> Void
  ) async throws {
    let it = try DisplayHostTests.handheld()
    let clock = HeldClock(it.clock)
    var settings = it.host.settings
    change(&settings)
    let host = try DisplayHost(
      settings, widgets: widgets ?? DisplayHostTests.widgets, station: it.station, clock: clock)
    clock.isBusy = { [unowned host] in host.isAsking }
    clock.hasNews = { [unowned host] in host.hasAnswers }
    let run = Task { try await host.run() }
    while !clock.isHeld {
      try Task.checkCancellation()
      await Task.yield()
    }
    try await look(host, it)
    clock.release()
    try await run.value
  }

  private func picture(
    _ forecaster: Forecaster, at date: Date
  ) async throws -> (picture: ColorFrame, drawnAt: Date, notes: [String]) {
    let forecast = try await forecaster.forecast(at: date).get()
    return (forecast.picture, forecast.drawnAt, forecast.notes)
  }

  @Test("The picture of now is that on the glass, and neither panel nor screen are touched by others")
  func now() async throws {
    try await waiting { host, it in
      let forecaster = Forecaster(host)
      let now = host.clock.now
      let (glass, screen, refreshes) = (it.board.glass.picture, host.picture, host.refreshes)
      let next = host.nextTick(after: now)
      #expect(try await picture(forecaster, at: now).picture == screen)
      let later = try await picture(forecaster, at: now.addingTimeInterval(3600))
      #expect(later.picture != screen && later.notes.isEmpty)
      #expect(it.board.glass.picture == glass && host.picture == screen && host.refreshes == refreshes)
      #expect(host.nextTick(after: now) == next)
      #expect(it.board.panelIsSafe && it.board.misuses.isEmpty)
    }
  }

  @Test("At seven in the morning it shows what a display shows at seven, though no timeline reaches so far")
  func morning() async throws {
    let morning = DisplayHostTests.start.addingTimeInterval((18 * 60 + 15) * 60)
    let there = try DisplayHostTests.handheld(startingAt: morning)
    try await there.host.run(refreshes: 1)
    try await waiting { host, _ in
      let ahead = try await picture(Forecaster(host), at: morning)
      #expect(ahead.picture == there.host.picture)
      #expect(ahead.drawnAt == morning)
    }
  }

  @Test("With two pages it shows the one that is up then, as a display of that time does")
  func twoPages() async throws {
    let five = try #require(TimeOfDay(hour: 5, minute: 0))
    let nine = try #require(TimeOfDay(hour: 9, minute: 0))
    let slot = Slot("rectangular.1", .accessoryRectangular, CGRect(x: 88, y: 32, width: 147, height: 79))
    func paged(_ settings: inout HostSettings) {
      var mornings = HostSettings.Page(
        name: "mornings", placements: [HostSettings.Placement(kind: "clock", slot: slot)])
      mornings.windows = [.init(from: five, to: nine)]
      settings.pages.append(mornings)
    }
    let morning = DisplayHostTests.start.addingTimeInterval((18 * 60 + 15) * 60)
    let noon = morning.addingTimeInterval(5 * 3600)
    func shown(at date: Date) async throws -> ColorFrame {
      let it = try DisplayHostTests.handheld(startingAt: date, change: paged)
      try await it.host.run(refreshes: 1)
      return it.host.picture
    }
    let (first, second) = (try await shown(at: noon), try await shown(at: morning))
    try await waiting(change: paged) { host, _ in
      let forecaster = Forecaster(host)
      let now = host.picture
      let ahead = try await picture(forecaster, at: morning).picture
      let later = try await picture(forecaster, at: noon).picture
      #expect(ahead == second && later == first)
      // What is up now is another page, and stays so.
      #expect(first != second && host.picture == now)
    }
  }

  @Test("Beyond a day, before now, and while nobody knows the time there is none")
  func refusals() async throws {
    try await waiting { host, _ in
      let forecaster = Forecaster(host)
      let now = host.clock.now
      #expect(await forecaster.forecast(at: now.addingTimeInterval(86_500)) == .failure(.outOfReach))
      #expect(await forecaster.forecast(at: now.addingTimeInterval(-120)) == .failure(.outOfReach))
    }
    let it = try DisplayHostTests.handheld(verdict: .unsynchronised)
    #expect(await Forecaster(it.host).forecast(at: it.clock.now) == .failure(.timeUnknown))
  }

  @Test("A display at work, or about to be, is not disturbed")
  func busy() async throws {
    let it = try DisplayHostTests.handheld()
    try await it.host.run(refreshes: 1)
    #expect(await Forecaster(it.host).forecast(at: it.clock.now) == .failure(.busy))
    try await waiting { host, it in
      // The clock ticks at each full minute; 300 ms before it there is no time left.
      let next = try #require(host.nextTick(after: host.clock.now)).date
      it.clock.epoch += next.timeIntervalSince(host.clock.now) - 0.3
      #expect(await Forecaster(host).forecast(at: next) == .failure(.busy))
    }
  }

  @Test("In quiet hours the glass stays as it was when they began")
  func quiet() async throws {
    let night = try #require(TimeOfDay(hour: 23, minute: 0))
    let morning = try #require(TimeOfDay(hour: 6, minute: 30))
    let beginning = DisplayHostTests.start.addingTimeInterval((10 * 60 + 15) * 60)
    try await waiting {
      $0.ticks.quietHours = QuietHours([.init(from: night, to: morning)])
    } look: { host, _ in
      let forecaster = Forecaster(host)
      let three = try await picture(forecaster, at: beginning.addingTimeInterval(4 * 3600))
      #expect(three.drawnAt == beginning)
      #expect(three.notes == ["Quiet hours: the glass stays as it is when they begin."])
      let first = try await picture(forecaster, at: beginning)
      #expect(three.picture == first.picture)
      let seven = try await picture(forecaster, at: beginning.addingTimeInterval(8 * 3600))
      #expect(seven.picture != three.picture && seven.notes.isEmpty)
    }
  }

  @Test("A provider that tells of now whatever it is asked is asked ahead once, and said to know no more")
  func ignorant() async throws {
    let asked = Asked()
    let widget = WidgetDescriptor.all(in: NowWidget(asked: asked))
    let slot = Slot("circular.1", .accessoryCircular, CGRect(x: 6, y: 32, width: 76, height: 76))
    try await waiting(widgets: widget) {
      $0.pages = [.init(placements: [HostSettings.Placement(kind: "now", slot: slot)])]
      $0.hairlines = []
    } look: { host, _ in
      let forecaster = Forecaster(host)
      let date = host.clock.now.addingTimeInterval(7200)
      #expect(asked.count == 1)
      let first = try await picture(forecaster, at: date)
      #expect(first.notes == ["now: as far as it tells today; it is asked again before."])
      #expect(first.picture == host.picture)
      _ = try await picture(forecaster, at: date.addingTimeInterval(3600))
      #expect(asked.count == 2)
    }
  }

  @Test("What a forecast needed is let go when nobody has looked for long")
  func rests() async throws {
    try await waiting { host, it in
      let forecaster = Forecaster(host)
      #expect(forecaster.rest())
      _ = await forecaster.forecast(at: host.clock.now)
      #expect(!forecaster.rest())
      it.board.clock.advance(by: .seconds(301))
      #expect(forecaster.rest())
    }
  }
}

/// Counts how often a provider was asked.
private final class Asked: @unchecked Sendable {
  var count = 0
}

private struct NowWidget: Widget {
  var asked = Asked()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "now", provider: NowProvider(asked: asked)) { entry in
      Text(entry.date, style: .time).font(.system(size: 12))
    }
    .supportedFamilies([.accessoryCircular])
  }
}

/// The time of the tests.
private let start = Date(timeIntervalSince1970: 1_796_042_700)

private struct NowEntry: TimelineEntry {
  let date: Date
}

/// As many are that were written for a phone: it asks the system what time it is.
private struct NowProvider: TimelineProvider {
  let asked: Asked

  func placeholder(in context: Context) -> NowEntry { NowEntry(date: start) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NowEntry) -> Void) {
    completion(NowEntry(date: start))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NowEntry>) -> Void) {
    asked.count += 1
    completion(
      Timeline(
        entries: [NowEntry(date: start)],
        policy: .after(start.addingTimeInterval(3600))))
  }
}

/// A clock on which every wait lasts until it is told to end.
@MainActor
private final class HeldClock: HostClock {
  private let clock: ManualClock
  private var continuation: CheckedContinuation<Interruption?, Never>?
  var isBusy: () -> Bool = { false }
  var hasNews: () -> Bool = { false }
  /// True while somebody waits.
  var isHeld: Bool { continuation != nil }

  init(_ clock: ManualClock) { self.clock = clock }

  var now: Date { clock.now }
  var uptime: Duration { clock.uptime }
  var truth: ClockTruth { clock.truth }
  var patience: Int64 { clock.patience }

  func wait(until date: Date) async -> Interruption? {
    if isBusy() {
      while isBusy() { await Task.yield() }
      return .attention
    }
    if hasNews() { return .attention }
    return await withCheckedContinuation { continuation = $0 }
  }

  func release() {
    continuation?.resume(returning: .stop)
    continuation = nil
  }

  nonisolated func interrupt() {}
}
