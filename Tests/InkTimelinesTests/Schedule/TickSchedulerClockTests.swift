import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerClockTests {
  let noon = instant("2024-02-29T12:00:00Z")

  /// Hourly entries from the hour before `now`, reload at the end.
  static func hours(_: PlacementID, _ now: Date) -> SimulatedHost.Answer {
    .timeline(now.every(3600, -1..<5), .atEnd, after: 0)
  }

  @Test("A clock set back by hours: all is asked and drawn anew, nothing waits for the old time")
  func stepBackward() throws {
    var host = SimulatedHost(noon, provider: Self.hours)
    host.place(1)
    host.run(until: noon.addingTimeInterval(60))
    host.now = noon.addingTimeInterval(-7200)
    let tick = host.scheduler.actions(at: host.now)
    #expect(tick.reloads.map(\.reasons) == [.clock])
    #expect(tick.redraws.isEmpty)
    #expect(host.scheduler.nextWake(after: host.now)?.date == host.now.addingTimeInterval(1))
    let dates = try #require(EntryDates([host.now]))
    host.scheduler.loaded(tick.reloads[0].request, dates: dates, policy: .never, at: host.now)
    let redraw = host.scheduler.actions(at: host.now).redraws
    #expect(redraw.map(\.entry) == [0])
    #expect(redraw.map(\.reasons) == [[.timeline, .clock]])
  }

  @Test("A clock that slews back by a moment does not make a shown entry flicker")
  func slewBackward() {
    var host = SimulatedHost(noon, provider: Self.hours)
    host.place(1)
    host.run(until: noon.addingTimeInterval(3600))
    #expect(host.redraws(since: noon).last == "3600: #0[2]")
    let tick = host.scheduler.actions(at: noon.addingTimeInterval(3599.5))
    #expect(tick.isEmpty)
    #expect(
      host.scheduler.nextWake(after: noon.addingTimeInterval(3600))?.date == noon.addingTimeInterval(7200))
  }

  @Test("A clock set forward does not give up a provider that has just been asked")
  func stepForward() throws {
    var scheduler = TickScheduler(policy: .desk, timeZone: .gmt, now: noon)
    scheduler.place(PlacementID(0), kind: "slow", at: noon)
    let request = scheduler.actions(at: noon).reloads[0].request
    let now = noon.addingTimeInterval(7200 + 1)
    scheduler.clockStepped(by: .seconds(7200), at: now)
    let tick = scheduler.actions(at: now)
    #expect(tick.abandoned.isEmpty)
    let dates = try #require(EntryDates([noon]))
    let isAccepted = scheduler.loaded(request, dates: dates, policy: .never, at: now)
    #expect(isAccepted)
    let next = scheduler.actions(at: now)
    #expect(next.reloads.map(\.reasons) == [.clock])
  }

  @Test("A machine that slept draws what is current now, once")
  func sleep() {
    var host = SimulatedHost(noon, provider: Self.hours)
    host.place(1)
    host.run(until: noon.addingTimeInterval(60))
    host.now = noon.addingTimeInterval(3 * 3600 + 100)
    host.run(until: host.now)
    #expect(host.redraws(since: noon) == ["0: #0[1]", "10900: #0[4]"])
  }

  @Test("Another time zone: everything is asked and drawn, quiet hours move")
  func timeZone() {
    var host = SimulatedHost(
      noon, policy: TickSchedulerQuietTests.policy("23:00-06:30"), provider: Self.hours)
    host.place(1)
    host.run(until: noon.addingTimeInterval(60))
    host.scheduler.timeZoneChanged(to: zone("America/New_York"), at: host.now)
    host.run(until: noon.addingTimeInterval(61))
    #expect(host.reloads(since: noon).last == "60: #0 clock")
    #expect(host.redraws(since: noon).last == "60: #0[1]")
    #expect(host.scheduler.quietHoursInstant == instant("2024-02-29T23:00:00-05:00"))
  }

  @Test("Retries planned under the wrong clock move with it")
  func retry_movesWithClock() {
    var policy = TickPolicy.desk
    policy.retry = RetryPolicy(first: .seconds(900))
    var host = SimulatedHost(noon, policy: policy) { _, _ in .failure(after: 0) }
    host.place(1)
    host.run(until: noon.addingTimeInterval(10))
    host.now = noon.addingTimeInterval(-86_400)
    host.run(until: host.now.addingTimeInterval(1))
    #expect(host.ticks.last { !$0.reloads.isEmpty }?.date == noon.addingTimeInterval(-86_400))
  }
}
