import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerBudgetTests {
  static let start = instant("2024-02-29T12:00:00Z")

  static func clocks(_ count: Int, perDay: Int, days: Double) -> SimulatedHost {
    var policy = TickPolicy.desk
    policy.refreshesPerDay = perDay
    var host = SimulatedHost(start, policy: policy) { _, now in .timeline([now], .never, after: 0) }
    host.nextTextChange = { id, now in
      now.addingTimeInterval(
        60 - (now.timeIntervalSince1970 + Double(id.rawValue)).truncatingRemainder(dividingBy: 60))
    }
    host.place(count)
    host.run(until: start.addingTimeInterval(days * 86_400))
    return host
  }

  @Test(
    "Three clocks that tick every minute share one budget, and what is shown is drawn as it is by then",
    arguments: [12, 48, 288])
  func budget_isShared(perDay: Int) {
    let host = Self.clocks(3, perDay: perDay, days: 2)
    let refreshes = host.ticks.filter { !$0.redraws.isEmpty }.map(\.date)
    for (index, first) in refreshes.enumerated() {
      let day = refreshes[index...].prefix { $0 < first.addingTimeInterval(86_399) }
      if day.count > perDay { Issue.record("\(day.count) from \(first)") }
    }
    #expect(refreshes.count > perDay * 3 / 2)
    #expect(host.needlessWakes == 0)
    // What waited together is drawn together.
    #expect(host.ticks.suffix(3).allSatisfy { $0.redraws.count == 3 })
  }

  @Test("What somebody asks for comes at once, budget or not")
  func demand_isServed() {
    var host = Self.clocks(1, perDay: 12, days: 0.5)
    let now = host.now
    #expect(host.scheduler.nextAffordableRefresh > now)
    host.scheduler.demandRedraw(at: now)
    host.run(until: now.addingTimeInterval(2))
    #expect(host.ticks.last?.redraws.first?.reasons.contains(.demand) == true)
    #expect(now.distance(to: host.ticks.last?.date ?? .distantFuture) <= 1)
  }

  @Test("A restart goes on with the budget of the run before; a clock that is set moves it")
  func budget_isRestored() throws {
    let host = Self.clocks(1, perDay: 12, days: 0.5)
    let horizon = try #require(host.scheduler.budgetHorizon)
    var policy = TickPolicy.desk
    policy.refreshesPerDay = 12
    var next = TickScheduler(policy: policy, timeZone: .gmt, now: host.now)
    #expect(next.nextAffordableRefresh == .distantPast)
    next.restoreBudget(horizon: horizon, at: host.now)
    #expect(next.nextAffordableRefresh == host.scheduler.nextAffordableRefresh)
    next.clockStepped(by: .seconds(3600), at: host.now.addingTimeInterval(3600))
    #expect(next.nextAffordableRefresh == host.scheduler.nextAffordableRefresh.addingTimeInterval(3600))
    next.policy.refreshesPerDay = nil
    #expect(next.nextAffordableRefresh == .distantPast)
  }
}
