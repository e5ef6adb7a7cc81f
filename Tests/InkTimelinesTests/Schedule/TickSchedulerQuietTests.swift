import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerQuietTests {
  static func policy(_ windows: String..., gauge: Bool = false) -> TickPolicy {
    var policy = gauge ? TickPolicy() : .desk
    policy.maintenanceInterval = nil
    policy.quietHours = QuietHours(windows.compactMap { try? QuietHours.Window(parsing: $0) })
    return policy
  }

  /// A clock that is given its minutes for two days.
  static func minutes(_ start: Date) -> (PlacementID, Date) -> SimulatedHost.Answer {
    { _, _ in .timeline(start.every(60, 0..<2880), .never, after: 0) }
  }

  @Test("The last refresh is at the start, the first five minutes before the end, none between")
  func quietHours_areQuiet() {
    let start = instant("2024-02-29T22:55:30Z")
    var host = SimulatedHost(start, policy: Self.policy("23:00-06:30"), provider: Self.minutes(start))
    host.place(1)
    host.run(until: instant("2024-03-01T06:26:45Z"))
    let drawn = host.ticks.filter { !$0.redraws.isEmpty }.map {
      $0.date.formatted(.iso8601.time(includingFractionalSeconds: false))
    }
    #expect(
      drawn == [
        "22:55:30", "22:56:30", "22:57:30", "22:58:30", "22:59:30", "23:00:00", "06:25:00", "06:25:30",
        "06:26:30",
      ])
    #expect(host.ticks.compactMap(\.quietHours) == [.began, .ended])
    #expect(host.ticks.first { $0.quietHours == .began }?.redraws[0].reasons == .quietHoursBegin)
    #expect(host.ticks.first { $0.quietHours == .ended }?.redraws[0].reasons == [.entry, .quietHoursEnd])
    #expect(host.needlessWakes == 0)
  }

  @Test("Reloads due at night are made before the first refresh, which waits for them")
  func reloads_waitForMorning() {
    let start = instant("2024-02-29T22:30:00Z")
    var host = SimulatedHost(start, policy: Self.policy("23:00-06:30")) { _, now in
      .timeline([now], .after(now.addingTimeInterval(1200)), after: now == start ? 0 : 2)
    }
    host.place(2)
    host.run(until: instant("2024-03-01T06:26:00Z"))
    #expect(host.reloads(since: instant("2024-03-01T06:25:00Z")).last == "0: #0 policy; #1 policy")
    #expect(host.redraws(since: instant("2024-03-01T06:25:00Z")).last == "2: #0[0] #1[0]")
    #expect(
      host.ticks.filter {
        $0.date > instant("2024-02-29T23:00:00Z") && $0.date < instant("2024-03-01T06:25:00Z")
      }.isEmpty)
  }

  @Test("A start in the middle of the night still shows what there is, then rests")
  func start_atNight() {
    let start = instant("2024-03-01T03:00:10Z")
    var host = SimulatedHost(start, policy: Self.policy("23:00-06:30")) { _, now in
      .timeline(start.every(60, 0..<9), .never, after: 1)
    }
    host.place(1)
    host.run(until: instant("2024-03-01T06:00:00Z"))
    #expect(host.redraws(since: start) == ["1: #0[0]"])
    #expect(host.scheduler.isQuiet)
    #expect(
      host.scheduler.nextWake(after: host.now)
        == Wake(date: instant("2024-03-01T06:25:00Z"), cause: .quietHours))
  }

  @Test("Somebody who asks at night gets fresh data shown, then it rests again")
  func demand_atNight() {
    let start = instant("2024-02-29T22:00:00Z")
    var host = SimulatedHost(start, policy: Self.policy("23:00-06:30"), provider: Self.minutes(start))
    host.place(1)
    host.run(until: instant("2024-03-01T03:00:00Z"))
    let before = host.ticks.count
    host.scheduler.demandReload(at: host.now)
    host.run(until: instant("2024-03-01T06:00:00Z"))
    #expect(host.ticks.count == before + 2)
    #expect(host.ticks.last?.redraws.first?.entry == 300)
    #expect(host.ticks.last?.redraws.first?.reasons == [.timeline, .demand])
  }

  @Test("A policy may let the night tick slowly instead")
  func slowNight() {
    let start = instant("2024-02-29T22:58:00Z")
    var policy = Self.policy("23:00-01:00")
    policy.quietRefreshInterval = .seconds(1800)
    var host = SimulatedHost(start, policy: policy, provider: Self.minutes(start))
    host.place(1)
    host.run(until: instant("2024-03-01T00:55:30Z"))
    let minutes = host.ticks.filter { !$0.redraws.isEmpty }.map { $0.date.timeIntervalSince(start) / 60 }
    #expect(minutes == [0, 1, 2, 32, 62, 92, 117])
  }

  @Test("The gauge is read seldom at night, maintenance waits for the morning")
  func gaugeAndMaintenance() {
    let start = instant("2024-02-29T22:00:00Z")
    var policy = Self.policy("23:00-05:05", gauge: true)
    policy.gaugeInterval = .seconds(600)
    policy.maintenanceInterval = .seconds(4 * 3600)
    var host = SimulatedHost(start, policy: policy, provider: Self.minutes(start))
    host.place(1)
    host.run(until: instant("2024-03-01T05:00:00Z"))
    let night = host.ticks.filter {
      $0.date > instant("2024-02-29T23:00:00Z") && $0.date < instant("2024-03-01T05:00:00Z")
    }
    #expect(night.count == 24)
    #expect(night.allSatisfy { $0.readsGauge && $0.redraws.isEmpty && !$0.isMaintenance })
    #expect(host.ticks.last?.isMaintenance == true)
    #expect(host.ticks.last?.quietHours == .ended)
  }

  /// The ticks of a night with a change of the clocks, as local times.
  static let nights: [(zone: String, window: String, start: String, end: String, ticks: Int)] = [
    ("Europe/Berlin", "23:00-02:30", "2024-03-30T22:00:00+01:00", "2024-03-31T08:00:00+02:00", 1 + 2),
    ("Europe/Berlin", "23:00-02:30", "2024-10-26T22:00:00+02:00", "2024-10-27T08:00:00+01:00", 1 + 2),
    ("Europe/Berlin", "02:15-02:45", "2024-03-30T22:00:00+01:00", "2024-03-31T08:00:00+02:00", 1),
    ("Europe/Berlin", "02:15-02:45", "2024-10-26T22:00:00+02:00", "2024-10-27T08:00:00+01:00", 1 + 2),
    ("Australia/Lord_Howe", "23:00-02:15", "2024-10-05T22:00:00+10:30", "2024-10-06T08:00:00+11:00", 1 + 2),
    ("America/Santiago", "00:00-06:00", "2024-09-07T22:00:00-04:00", "2024-09-08T08:00:00-03:00", 1 + 2),
  ]

  @Test("On nights with a change of the clocks it goes to rest once and wakes once", arguments: nights)
  func changeOfClocks(_ row: (zone: String, window: String, start: String, end: String, ticks: Int)) {
    var host = SimulatedHost(instant(row.start), zone: zone(row.zone), policy: Self.policy(row.window)) {
      .timeline([$1], .never, after: 0)
    }
    host.place(1)
    host.run(until: instant(row.end))
    #expect(host.redraws(since: instant(row.start)).count == row.ticks)
    #expect(host.needlessWakes == 0)
  }

  @Test("Quiet hours taken out of the policy end at once")
  func policyChange() {
    let start = instant("2024-02-29T22:00:00Z")
    var host = SimulatedHost(start, policy: Self.policy("23:00-06:30"), provider: Self.minutes(start))
    host.place(1)
    host.run(until: instant("2024-03-01T03:00:00Z"))
    host.scheduler.policy.quietHours = QuietHours()
    host.run(until: instant("2024-03-01T03:00:00Z"))
    #expect(host.ticks.last?.quietHours == .ended)
    #expect(host.ticks.last?.redraws.first?.entry == 300)
  }
}
