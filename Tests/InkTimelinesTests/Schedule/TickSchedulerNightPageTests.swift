import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerNightPageTests {
  /// Placement 0 by day, 1 by night, both with an entry a minute.
  static func host(_ start: Date) -> SimulatedHost {
    var host = SimulatedHost(
      start, policy: TickSchedulerQuietTests.policy("23:00-06:30"),
      provider: TickSchedulerQuietTests.minutes(start))
    host.scheduler.place(PlacementID(0), kind: "day", at: start)
    host.scheduler.place(PlacementID(1), kind: "night", on: .night, at: start)
    return host
  }

  static func drawn(_ host: SimulatedHost) -> [String] {
    host.ticks.filter { !$0.redraws.isEmpty }.map { tick in
      tick.date.formatted(.iso8601.time(includingFractionalSeconds: false)) + " "
        + tick.redraws.map { "\($0.placement)" }.joined(separator: " ")
    }
  }

  @Test("The night page comes up at the start of quiet hours, once, and goes before their end")
  func page_turns() {
    var host = Self.host(instant("2024-02-29T22:58:30Z"))
    host.run(until: instant("2024-03-01T06:26:00Z"))
    #expect(
      Self.drawn(host) == [
        "22:58:30 #0", "22:59:30 #0", "23:00:00 #1", "06:25:00 #0", "06:25:30 #0",
      ])
    #expect(
      host.ticks.first { $0.quietHours == .began }?.redraws[0].reasons.contains(.quietHoursBegin) == true)
    #expect(host.needlessWakes == 0)
  }

  @Test("A start in the night shows the night page with its data, and the day's only in the morning")
  func start_atNight() {
    var host = Self.host(instant("2024-03-01T03:00:00Z"))
    host.run(until: instant("2024-03-01T06:26:00Z"))
    #expect(Self.drawn(host) == ["03:00:00 #1", "06:25:00 #0", "06:26:00 #0"])
    #expect(host.ticks.first?.redraws.isEmpty == false || host.ticks[1].redraws[0].entry != nil)
  }

  @Test("In quiet hours a demand draws the night page, and a set clock leaves the other alone")
  func demand_drawsPage() {
    var host = Self.host(instant("2024-02-29T22:59:30Z"))
    host.run(until: instant("2024-03-01T02:00:00Z"))
    host.scheduler.demandRedraw(at: host.now)
    host.run(until: host.now.addingTimeInterval(5))
    #expect(Self.drawn(host).last == "02:00:00 #1")
    host.scheduler.timeZoneChanged(to: zone("Etc/GMT-1"), at: host.now)
    host.run(until: host.now.addingTimeInterval(600))
    #expect(!Self.drawn(host).dropFirst(2).contains { $0.contains("#0") })
  }

  @Test("Without its widgets there is no night page")
  func removal() {
    var host = Self.host(instant("2024-02-29T22:59:30Z"))
    host.scheduler.remove(PlacementID(1))
    host.run(until: instant("2024-02-29T23:00:01Z"))
    #expect(Self.drawn(host).last == "23:00:00 #0")
  }
}
