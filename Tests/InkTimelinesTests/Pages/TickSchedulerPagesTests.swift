import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerPagesTests {
  static let start = instant("2026-12-01T12:00:00Z")

  /// Three pages of a widget each, all with an entry a minute and a reload every ten.
  static func host(
    _ change: (inout PageRules) -> Void = { _ in }, policy: TickPolicy = .desk,
    answers after: TimeInterval = 0
  ) -> SimulatedHost {
    var rules = PageRules(count: 3)
    change(&rules)
    var host = SimulatedHost(start, policy: policy) { _, now in
      .timeline(
        (0..<20).map { now.addingTimeInterval(Double($0) * 60) }, .after(now.addingTimeInterval(600)),
        after: after)
    }
    host.scheduler = TickScheduler(policy: policy, timeZone: .gmt, now: start, pages: rules)
    for page in 0..<3 {
      host.scheduler.place(PlacementID(page), kind: "kind\(page)", on: .screen(page), at: start)
    }
    return host
  }

  static func asked(_ host: SimulatedHost) -> [Int] {
    host.ticks.flatMap(\.reloads).map(\.request.placement.rawValue)
  }
  static func turns(_ host: SimulatedHost) -> [String] {
    host.ticks.compactMap { tick in
      tick.pageTurn.map {
        "\(Int(tick.date.timeIntervalSince(start))): \($0.page.map(String.init) ?? "night")"
      }
    }
  }

  @Test("Only the page that is up is asked and drawn")
  func onlyShown() {
    var host = Self.host()
    host.run(until: Self.start.addingTimeInterval(3600))
    #expect(Set(Self.asked(host)) == [0])
    #expect(Set(host.ticks.flatMap(\.redraws).map(\.placement)) == [PlacementID(0)])
    #expect(host.needlessWakes == 0)
  }

  @Test("A press turns at once and asks the providers of that page, which waits for nobody")
  func press() {
    var host = Self.host(answers: 3)
    host.run(until: Self.start.addingTimeInterval(90))
    host.ticks = []
    host.scheduler.showPage(2, at: host.now)
    host.run(until: Self.start.addingTimeInterval(91))
    #expect(host.ticks.map { $0.pageTurn?.page } == [2])
    #expect(host.ticks[0].redraws.map(\.placement) == [PlacementID(2)])
    #expect(host.ticks[0].redraws.map(\.entry) == [nil], "nothing has come yet, and that is shown")
    #expect(Self.asked(host) == [2])
    host.run(until: Self.start.addingTimeInterval(95))
    #expect(host.ticks.last?.redraws.map(\.entry) == [0])
    #expect(host.scheduler.pageReason == .chosen)
    // Without rules it stays, and the others rest.
    host.ticks = []
    host.run(until: Self.start.addingTimeInterval(7200))
    #expect(Set(Self.asked(host)) == [2])
    #expect(Self.turns(host).isEmpty)
  }

  @Test("The next page is asked and drawn ahead; a press then has nothing left to draw")
  func ahead() throws {
    var host = Self.host()
    host.run(until: Self.start.addingTimeInterval(1))
    let first = host.scheduler.ahead(at: host.now)
    #expect(first.reloads.map(\.request.placement) == [PlacementID(1)])
    #expect(first.redraws.isEmpty)
    let dates = try #require(EntryDates((0..<20).map { host.now.addingTimeInterval(Double($0) * 60) }))
    host.scheduler.loaded(first.reloads[0].request, dates: dates, policy: .never, at: host.now)
    #expect(host.scheduler.actions(at: host.now).isEmpty, "its answer changes nothing that is seen")
    #expect(host.scheduler.ahead(at: host.now).redraws.map(\.entry) == [0])
    host.scheduler.drawn(PlacementID(1), nextTextChange: nil, at: host.now)
    host.scheduler.keepsPicture(of: 1, true)
    #expect(host.scheduler.ahead(at: host.now).redraws.isEmpty, "it is drawn once")

    host.scheduler.showPage(1, at: host.now)
    let turn = host.scheduler.actions(at: host.now)
    #expect(turn.pageTurn == Tick.PageTurn(former: 0, page: 1, isDrawn: true))
    #expect(turn.redraws.isEmpty)
  }

  @Test("What of the page ahead has changed since is drawn again, with the turn at the latest")
  func ahead_changed() throws {
    var host = Self.host()
    host.run(until: Self.start.addingTimeInterval(1))
    let request = host.scheduler.ahead(at: host.now).reloads[0].request
    let dates = try #require(EntryDates([host.now, host.now.addingTimeInterval(60)]))
    host.scheduler.loaded(request, dates: dates, policy: .never, at: host.now)
    _ = host.scheduler.ahead(at: host.now)
    host.scheduler.drawn(PlacementID(1), nextTextChange: nil, at: host.now)
    host.scheduler.keepsPicture(of: 1, true)
    let later = host.now.addingTimeInterval(61)
    host.scheduler.showPage(1, at: later)
    let turn = host.scheduler.actions(at: later)
    #expect(turn.pageTurn?.isDrawn == true)
    #expect(turn.redraws.map(\.entry) == [1])
  }

  @Test(
    "A turn by the rules waits for the providers it has to ask, five seconds at most",
    arguments: [(0.0, 600), (3.0, 603), (20.0, 605)] as [(TimeInterval, Int)])
  func rotation(answers: TimeInterval, turn: Int) {
    var host = Self.host({ $0.rotation = .seconds(600) }, answers: answers)
    host.run(until: Self.start.addingTimeInterval(1100))
    // Noon is the 72nd turn of the day, and 1970 began with the first: the first page's.
    #expect(Self.turns(host).map { $0.split(separator: ":")[0] } == ["\(turn)"])
    #expect(Set(Self.asked(host)) == [0, 1])
  }

  @Test("A person's choice is given up after the hold")
  func hold() {
    var host = Self.host { rules in
      rules.windows[1] = PageRulesTests.windows("12:00-14:00")
      rules.hold = .seconds(120)
    }
    host.run(until: Self.start.addingTimeInterval(30))
    #expect(host.scheduler.screen == 1)
    host.scheduler.showPage(0, at: host.now)
    host.run(until: Self.start.addingTimeInterval(200))
    #expect(Self.turns(host) == ["30: 0", "150: 1"])
  }

  @Test("In quiet hours no rule turns, a person does, and the night's page comes back")
  func quiet() {
    var policy = TickPolicy.desk
    policy.quietHours = QuietHours(PageRulesTests.windows("12:01-18:00"), lead: .zero)
    var host = Self.host({ $0.rotation = .seconds(600) }, policy: policy)
    host.scheduler.place(PlacementID(9), kind: "night", on: .night, at: Self.start)
    host.run(until: Self.start.addingTimeInterval(3600))
    #expect(host.scheduler.page == .night)
    #expect(Self.turns(host).isEmpty)
    let shown = host.scheduler.screen
    host.scheduler.showPage((shown + 1) % 3, at: host.now)
    host.ticks = []
    host.run(until: host.now.addingTimeInterval(600))
    #expect(Self.turns(host) == ["3600: \((shown + 1) % 3)", "3900: night"])
    #expect(host.ticks.last?.redraws.map(\.placement) == [PlacementID(9)])
  }

  @Test("Relevance asks all pages and turns to the one that matters, at its time")
  func relevance() {
    var host = Self.host { $0.followsRelevance = true }
    host.run(until: Self.start.addingTimeInterval(1))
    #expect(Set(Self.asked(host)) == [0, 1, 2])
    let matters = Self.start.addingTimeInterval(300)
    host.scheduler.setRelevance(
      RelevanceSpans([(matters, TimelineEntryRelevance(score: 3, duration: 60))]), of: PlacementID(2),
      at: host.now)
    host.run(until: Self.start.addingTimeInterval(500))
    #expect(Self.turns(host) == ["300: 2", "360: 0"])
  }

  @Test("A new run begins with the page that was up, unless the rules want another")
  func restart() {
    var rules = PageRules(count: 3)
    #expect(TickScheduler(timeZone: .gmt, now: Self.start, pages: rules, page: 2).screen == 2)
    #expect(TickScheduler(timeZone: .gmt, now: Self.start, pages: rules, page: 7).screen == 0)
    rules.windows[1] = PageRulesTests.windows("00:00-24:00")
    #expect(TickScheduler(timeZone: .gmt, now: Self.start, pages: rules, page: 2).screen == 1)
  }
}
