import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerTests {
  let noon = instant("2024-02-29T12:00:00Z")

  /// A provider that answers at once with entries `seconds` after noon.
  func entries(_ seconds: [TimeInterval], _ policy: TimelineReloadPolicy = .never) -> SimulatedHost.Answer {
    .timeline(seconds.map { noon.addingTimeInterval($0) }, policy, after: 0)
  }

  @Test("Five hourly entries at end: entry 0 now, a wake each hour, a reload after four")
  func hourlyEntries() {
    var host = SimulatedHost(noon) { [noon] _, now in
      .timeline(now.every(3600, 0..<5), now == noon ? .atEnd : .never, after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(1))
    #expect(host.redraws(since: noon) == ["0: #0[0]"])
    #expect(
      host.scheduler.nextWake(after: host.now) == Wake(date: noon.addingTimeInterval(3600), cause: .redraw))
    #expect(
      host.scheduler.health(of: PlacementID(0), at: host.now)?.nextReload == noon.addingTimeInterval(14400))
    host.run(until: noon.addingTimeInterval(14_400))
    #expect(
      host.redraws(since: noon)
        == ["0: #0[0]", "3600: #0[1]", "7200: #0[2]", "10800: #0[3]", "14400: #0[0]"])
    #expect(host.reloads(since: noon) == ["0: #0 placed", "14400: #0 policy"])
    #expect(host.needlessWakes == 0)
  }

  @Test(
    "Asked for some causes, the next wake is the first of those; a clock that was set back is always told")
  func wakeForCauses() {
    var host = SimulatedHost(noon) { _, _ in entries([0, 3600], .after(noon.addingTimeInterval(7200))) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(1))
    let (scheduler, now) = (host.scheduler, host.now)
    func wake(_ causes: Set<Wake.Cause>?) -> Wake? { scheduler.nextWake(after: now, for: causes) }
    let redraw = Wake(date: noon.addingTimeInterval(3600), cause: .redraw)
    let reload = Wake(date: noon.addingTimeInterval(7200), cause: .reload)
    #expect(wake([.redraw]) == redraw)
    #expect(wake([.reload]) == reload)
    #expect(wake([.reload, .redraw]) == redraw)
    #expect(wake([]) == nil)
    #expect(wake(nil) == wake(Set(Wake.Cause.allCases)))
    let before = noon.addingTimeInterval(-60)
    #expect(scheduler.nextWake(after: before, for: [.reload]) == Wake(date: before, cause: .clock))
  }

  @Test("Entries that were passed over are not replayed")
  func pastEntries() {
    var host = SimulatedHost(noon) { _, _ in entries([-7200, -3600, 3600]) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(86_400))
    #expect(host.redraws(since: noon) == ["0: #0[1]", "3600: #0[2]"])
  }

  @Test("With all entries ahead the first shows at once")
  func futureEntries() {
    var host = SimulatedHost(noon) { _, _ in entries([60, 120]) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(86_400))
    #expect(host.redraws(since: noon) == ["0: #0[0]", "120: #0[1]"])
  }

  @Test("One entry and a date: the reload is at the date")
  func reloadAfterDate() {
    var host = SimulatedHost(noon) { _, now in .timeline([now], .after(now.addingTimeInterval(900)), after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(1800))
    #expect(host.reloads(since: noon) == ["0: #0 placed", "900: #0 policy", "1800: #0 policy"])
  }

  @Test("A reload date before the last entry replaces the rest of the timeline")
  func reloadBeforeLastEntry() {
    var host = SimulatedHost(noon) { [noon] _, now in
      now == noon ? entries([0, 600, 1200], .after(noon.addingTimeInterval(900))) : entries([900])
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(3600))
    #expect(host.redraws(since: noon) == ["0: #0[0]", "600: #0[1]", "900: #0[0]"])
  }

  @Test("A date in the past reloads after a minute, not in a loop")
  func reloadInPast() {
    var host = SimulatedHost(noon) { _, now in .timeline([now], .after(.distantPast), after: 0) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(300))
    #expect(host.reloads(since: noon).count == 6)
  }

  @Test("A day of minute entries: 1440 ticks on the minute, none missed, none needless")
  func dayOfMinutes() {
    let midnight = instant("2024-02-29T00:00:00Z")
    var host = SimulatedHost(midnight) { _, now in
      .timeline(midnight.every(60, 0..<1440), .never, after: 0)
    }
    host.place(1)
    host.run(until: midnight.addingTimeInterval(86_399))
    #expect(host.redraws(since: midnight) == (0..<1440).map { "\($0 * 60): #0[\($0)]" })
    #expect(host.needlessWakes == 0)
    #expect(host.ticks.count == 1441)
  }

  @Test("Texts tick when they read differently, entries between them too")
  func textChanges() {
    var host = SimulatedHost(noon) { _, _ in entries([0, 90]) }
    host.nextTextChange = { [noon] _, now in
      let minute = (now.timeIntervalSince(noon) / 60).rounded(.down) + 1
      return noon.addingTimeInterval(minute * 60)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(200))
    #expect(host.redraws(since: noon) == ["0: #0[0]", "60: #0[0]", "90: #0[1]", "120: #0[1]", "180: #0[1]"])
    #expect(
      host.ticks.compactMap(\.redraws.first?.reasons) == [[.placed, .timeline], .text, .entry, .text, .text])
  }

  @Test("A text that claims to have changed already makes no busy loop")
  func textChangeInPast() {
    var host = SimulatedHost(noon) { _, _ in entries([0]) }
    host.nextTextChange = { _, now in now }
    host.place(1)
    host.run(until: noon.addingTimeInterval(10))
    #expect(host.redraws(since: noon).count == 11)
  }

  @Test("Drawing twice needs two reasons: the environment, a demand")
  func invalidation() {
    var host = SimulatedHost(noon) { _, _ in entries([0]) }
    host.place(2)
    host.run(until: noon.addingTimeInterval(10))
    host.scheduler.invalidate(at: host.now)
    host.run(until: noon.addingTimeInterval(20))
    host.scheduler.demandRedraw(of: [PlacementID(1)], at: host.now)
    host.run(until: noon.addingTimeInterval(30))
    #expect(host.redraws(since: noon) == ["0: #0[0] #1[0]", "10: #0[0] #1[0]", "20: #1[0]"])
    #expect(host.ticks.last?.redraws.first?.reasons == .demand)
    #expect(host.scheduler.nextWake(after: host.now) == nil)
  }

  @Test("A widget that was taken away is neither drawn nor asked, and its answer is refused")
  func removal() {
    var host = SimulatedHost(noon) { _, now in .timeline([now], .atEnd, after: 2) }
    host.place(2)
    host.run(until: noon.addingTimeInterval(1))
    host.scheduler.remove(PlacementID(0))
    host.run(until: noon.addingTimeInterval(50))
    #expect(host.redraws(since: noon) == ["2: #1[0]"])
    #expect(host.timelines.keys.map(\.rawValue) == [1])
    #expect(host.scheduler.placementIDs == [PlacementID(1)])
  }

  @Test("A widget placed anew under the same number refuses the answer to its predecessor")
  func replacement() throws {
    var scheduler = TickScheduler(policy: .desk, timeZone: .gmt, now: noon)
    scheduler.place(PlacementID(0), kind: "old", at: noon)
    let old = scheduler.actions(at: noon).reloads[0].request
    scheduler.place(PlacementID(0), kind: "new", at: noon)
    let dates = try #require(EntryDates([noon]))
    let isOldAccepted = scheduler.loaded(old, dates: dates, policy: .never, at: noon)
    let new = scheduler.actions(at: noon).reloads[0].request
    let isNewAccepted = scheduler.loaded(new, dates: dates, policy: .never, at: noon)
    let isRepetitionAccepted = scheduler.loaded(new, dates: dates, policy: .never, at: noon)
    #expect(!isOldAccepted && isNewAccepted && !isRepetitionAccepted)
  }

  @Test("The minimum interval between refreshes delays entries and skips those passed over")
  func minimumRefreshInterval() {
    var policy = TickPolicy.desk
    policy.minimumRefreshInterval = .seconds(180)
    var host = SimulatedHost(noon, policy: policy) { _, _ in
      .timeline(noon.every(60, 0..<10), .never, after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(900))
    #expect(host.redraws(since: noon) == ["0: #0[0]", "180: #0[3]", "360: #0[6]", "540: #0[9]"])
    #expect(host.needlessWakes == 0)
  }

  @Test("The maintenance refresh goes with a redraw that is near, and never alone beside one")
  func maintenance() {
    var policy = TickPolicy.desk
    policy.maintenanceInterval = .seconds(3590)
    var host = SimulatedHost(noon, policy: policy) { _, _ in
      .timeline(noon.every(60, 0..<200), .never, after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(7300))
    let full = host.ticks.filter(\.isMaintenance)
    #expect(full.map { $0.date.timeIntervalSince(noon) } == [3600, 7200])
    #expect(full.allSatisfy { !$0.redraws.isEmpty })
  }

  @Test("Without a redraw near, the maintenance refresh comes alone; a full refresh serves as one")
  func maintenanceAlone() {
    var policy = TickPolicy.desk
    policy.maintenanceInterval = .seconds(3600)
    var host = SimulatedHost(noon, policy: policy) { _, _ in entries([0]) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(1800))
    host.scheduler.refreshed(at: host.now, isFull: true)
    host.run(until: noon.addingTimeInterval(6000))
    #expect(host.ticks.filter(\.isMaintenance).map { $0.date.timeIntervalSince(noon) } == [5400])
  }

  @Test("The gauge is read at its interval, and falls in with ticks that come a little sooner")
  func gauge() {
    var policy = TickPolicy.desk
    policy.gaugeInterval = .seconds(60)
    var host = SimulatedHost(noon.addingTimeInterval(13), policy: policy) { _, _ in
      .timeline(noon.every(60, 0..<5), .never, after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(400))
    let reads = host.ticks.filter(\.readsGauge).map { $0.date.timeIntervalSince(noon) }
    #expect(reads == [13, 60, 120, 180, 240, 300, 360])
    #expect(host.ticks.count == 8)
  }

  @Test("It waits for a tick that comes a little later, so that one wake a minute does for both")
  func gaugeWaits() {
    var policy = TickPolicy.desk
    policy.gaugeInterval = .seconds(60)
    var host = SimulatedHost(noon.addingTimeInterval(51), policy: policy) { _, _ in
      .timeline(noon.every(60, 0..<5), .never, after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(290))
    let reads = host.ticks.filter(\.readsGauge).map { $0.date.timeIntervalSince(noon) }
    #expect(reads == [51, 120, 180, 240])
    #expect(host.needlessWakes == 0)
  }
}
