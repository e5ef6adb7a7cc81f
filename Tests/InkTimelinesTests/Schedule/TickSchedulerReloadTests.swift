import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerReloadTests {
  let noon = instant("2024-02-29T12:00:00Z")

  @Test("What falls due within a second is refreshed once, late and never early")
  func entriesCoalesce() {
    var host = SimulatedHost(noon) { [noon] id, _ in
      let offset = [0, 0.4, 1, 1.5][id.rawValue]
      return .timeline([noon, noon.addingTimeInterval(60 + offset)], .never, after: 0)
    }
    host.place(4)
    host.run(until: noon.addingTimeInterval(100))
    #expect(
      host.redraws(since: noon) == ["0: #0[0] #1[0] #2[0] #3[0]", "61: #0[1] #1[1] #2[1]", "61.5: #3[1]"])
    #expect(host.needlessWakes == 0)
  }

  @Test("Reloads due within half a minute are requested together, never early")
  func reloadsCoalesce() {
    var host = SimulatedHost(noon) { [noon] id, now in
      let date = noon.addingTimeInterval([300, 325, 330, 331][id.rawValue])
      return .timeline([now], now == noon ? .after(date) : .never, after: 0)
    }
    host.place(4)
    host.run(until: noon.addingTimeInterval(1000))
    #expect(
      host.reloads(since: noon) == [
        "0: #0 placed; #1 placed; #2 placed; #3 placed", "330: #0 policy; #1 policy; #2 policy",
        "331: #3 policy",
      ])
  }

  @Test("New timelines wait for those asked with them, five seconds at most")
  func answersCoalesce() {
    var host = SimulatedHost(noon) { id, now in
      .timeline([now], .never, after: [0.1, 0.2, 3, 9][id.rawValue])
    }
    host.place(4)
    host.run(until: noon.addingTimeInterval(60))
    #expect(host.redraws(since: noon) == ["5: #0[0] #1[0] #2[0] #3[-]", "9: #3[0]"])
    #expect(host.ticks.last?.redraws.first?.reasons == .timeline)
  }

  @Test("Answers that all come at once are shown at once")
  func answersDoNotWaitInVain() {
    var host = SimulatedHost(noon) { id, now in .timeline([now], .never, after: [0.1, 0.2, 3][id.rawValue]) }
    host.place(3)
    host.run(until: noon.addingTimeInterval(60))
    #expect(host.redraws(since: noon) == ["3: #0[0] #1[0] #2[0]"])
  }

  @Test("An entry waits a second for a provider that is just being asked, not for a slow one")
  func entriesWaitBriefly() {
    var host = SimulatedHost(noon) { [noon] id, now in
      if id.rawValue == 0 {
        return .timeline(noon.every(60, 0..<3) + [noon.addingTimeInterval(130)], .never, after: 0)
      }
      let reload = TimelineReloadPolicy.after(now.addingTimeInterval(60))
      return .timeline([now], reload, after: now == noon ? 0 : now == noon.addingTimeInterval(60) ? 0.3 : 20)
    }
    host.place(2)
    host.run(until: noon.addingTimeInterval(150))
    #expect(
      host.redraws(since: noon)
        == ["0: #0[0] #1[0]", "60.3: #0[1] #1[0]", "121: #0[2]", "130: #0[3]", "140: #1[0]"])
  }

  @Test("A provider that fails is asked again with growing pauses; the last good timeline stays")
  func failureBacksOff() {
    var host = SimulatedHost(noon) { [noon] _, now in
      now == noon
        ? .timeline([now, now.addingTimeInterval(600)], .after(now.addingTimeInterval(120)), after: 0)
        : .failure(after: 1)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(3700))
    #expect(
      host.reloads(since: noon) == [
        "0: #0 placed", "120: #0 policy", "181: #0 retry", "302: #0 retry", "543: #0 retry", "1024: #0 retry",
        "1925: #0 retry", "2826: #0 retry",
      ])
    #expect(host.redraws(since: noon) == ["0: #0[0]", "600: #0[1]"])
    let health = host.scheduler.health(of: PlacementID(0), at: host.now)
    #expect(health?.failures == 7)
    #expect(health?.age == .seconds(3700))
    #expect(health?.isStale == false)
  }

  @Test("After an hour of failures it is drawn as stale, once; after success as fresh")
  func failureBecomesStale() {
    var host = SimulatedHost(noon) { [noon] _, now in
      let isAway = now > noon && now < noon.addingTimeInterval(4000)
      return isAway ? .failure(after: 0) : .timeline([now], .after(now.addingTimeInterval(120)), after: 0)
    }
    host.place(1)
    host.run(until: noon.addingTimeInterval(4000))
    #expect(host.redraws(since: noon) == ["0: #0[0]", "3720: #0[0]!"])
    #expect(host.ticks.last { !$0.redraws.isEmpty }?.redraws[0].reasons == .stale)
    host.run(until: noon.addingTimeInterval(4700))
    #expect(host.redraws(since: noon).last?.hasSuffix("#0[0]") == true)
    #expect(host.scheduler.health(of: PlacementID(0), at: host.now)?.failures == 0)
  }

  @Test("A provider that fails at first leaves its placeholder, drawn once")
  func failureAtFirst() {
    var host = SimulatedHost(noon) { _, _ in .failure(after: 2) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(3600))
    #expect(host.redraws(since: noon) == ["2: #0[-]"])
    #expect(host.ticks[1].redraws[0].reasons == [.placed, .failure])
  }

  @Test("A provider that never answers is given up after half a minute and asked again")
  func silenceIsGivenUp() {
    var host = SimulatedHost(noon) { _, _ in .silence }
    host.place(1)
    host.run(until: noon.addingTimeInterval(200))
    let abandoned = host.ticks.filter { !$0.abandoned.isEmpty }
    #expect(abandoned.map { $0.date.timeIntervalSince(noon) } == [30, 120])
    #expect(abandoned[0].abandoned == [host.ticks[0].reloads[0].request])
    #expect(host.reloads(since: noon) == ["0: #0 placed", "90: #0 retry"])
    #expect(host.redraws(since: noon) == ["5: #0[-]", "30: #0[-]"])
    #expect(host.needlessWakes == 0)
  }

  @Test("An answer that comes after all is shown; a failure that comes after all is not counted twice")
  func lateAnswer() throws {
    var scheduler = TickScheduler(policy: .desk, timeZone: .gmt, now: noon)
    scheduler.place(PlacementID(0), kind: "slow", at: noon)
    let request = scheduler.actions(at: noon).reloads[0].request
    let late = noon.addingTimeInterval(31)
    let tick = scheduler.actions(at: late)
    #expect(tick.abandoned == [request])
    let isCounted = scheduler.failed(request, at: late)
    #expect(!isCounted)
    #expect(scheduler.health(of: PlacementID(0), at: late)?.failures == 1)
    let dates = try #require(EntryDates([noon]))
    let isAccepted = scheduler.loaded(request, dates: dates, policy: .never, at: late)
    #expect(isAccepted)
    let next = scheduler.actions(at: late)
    #expect(next.redraws.map(\.entry) == [0])
    #expect(scheduler.nextWake(after: late) == nil)
  }

  @Test("WidgetCenter reloads every placement of a kind, again ten seconds later at the soonest")
  func widgetCenter() {
    var host = SimulatedHost(noon) { _, now in .timeline([now], .never, after: 0) }
    host.place(3) { $0 == 2 ? "clock" : "weather" }
    host.run(until: noon.addingTimeInterval(20))
    for offset in [0.0, 1, 2, 9] {
      host.run(until: noon.addingTimeInterval(20 + offset))
      host.scheduler.requestReload(ofKind: "weather", at: host.now)
      host.scheduler.requestReload(ofKind: "unknown", at: host.now)
    }
    host.run(until: noon.addingTimeInterval(100))
    #expect(
      host.reloads(since: noon) == [
        "0: #0 placed; #1 placed; #2 placed", "20: #0 widget center; #1 widget center",
        "30: #0 widget center; #1 widget center",
      ])
    host.scheduler.requestReload(ofKind: nil, at: host.now)
    host.run(until: noon.addingTimeInterval(101))
    #expect(host.ticks.last { !$0.reloads.isEmpty }?.reloads.count == 3)
  }

  @Test("A reload that is asked for while the provider answers comes after the answer")
  func reloadWhileReloading() {
    var host = SimulatedHost(noon) { _, now in .timeline([now], .never, after: 4) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(1))
    host.scheduler.demandReload(at: host.now)
    host.run(until: noon.addingTimeInterval(60))
    #expect(host.reloads(since: noon) == ["0: #0 placed", "4: #0 demand"])
  }

  @Test("1000 widgets of 100 entries: one tick an instant, each entry drawn once")
  func manyWidgets() {
    var host = SimulatedHost(noon) { [noon] _, _ in
      .timeline(noon.every(60, 0..<100), .never, after: 0)
    }
    host.place(1000)
    host.run(until: noon.addingTimeInterval(6000))
    #expect(host.ticks.count == 101)
    #expect(host.ticks.reduce(0) { $0 + $1.redraws.count } == 100_000)
    #expect(host.needlessWakes == 0)
  }

  @Test("A timeline of 100 000 entries is one wake ahead, not 100 000")
  func manyEntries() {
    var host = SimulatedHost(noon) { [noon] _, _ in
      .timeline(noon.every(60, 0..<100_000), .never, after: 0)
    }
    host.place(1)
    host.run(until: noon)
    #expect(host.ticks.count == 2)
    #expect(host.scheduler.redraws.count == 1)
    host.now = noon.addingTimeInterval(60 * 76_543 + 30)
    host.run(until: host.now)
    #expect(host.ticks.last?.redraws.map(\.entry) == [76_543])
    #expect(host.scheduler.nextWake(after: host.now)?.date == noon.addingTimeInterval(60 * 76_544))
  }
}
