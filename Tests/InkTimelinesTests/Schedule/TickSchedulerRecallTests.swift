import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerRecallTests {
  static let start = instant("2024-02-29T12:00:00Z")

  private func scheduler() throws -> (TickScheduler, EntryDates) {
    var scheduler = TickScheduler(policy: .desk, timeZone: .gmt, now: Self.start)
    scheduler.place(PlacementID(0), kind: "k", at: Self.start)
    let dates = try #require(EntryDates(Self.start.every(3600, -2..<3)))
    scheduler.recalled(
      PlacementID(0), dates: dates, loadedAt: Self.start.addingTimeInterval(-9000), at: Self.start)
    return (scheduler, dates)
  }

  @Test("A timeline of a former run stands in for the placeholder, as stale, until the provider answers")
  func standsIn() throws {
    var (scheduler, dates) = try scheduler()
    #expect(scheduler.health(of: PlacementID(0), at: Self.start)?.age == .seconds(9000))
    let requestTick = scheduler.actions(at: Self.start)
    let request = try #require(requestTick.reloads.first?.request)
    // As for a placeholder, the answer is waited for.
    let wake = try #require(scheduler.nextWake(after: Self.start))
    #expect(wake.date == Self.start.addingTimeInterval(5))
    let shownTick = scheduler.actions(at: wake.date)
    let shown = try #require(shownTick.redraws.first)
    #expect(shown.entry == 2)
    #expect(shown.isStale)
    let later = wake.date.addingTimeInterval(1)
    let isTaken = scheduler.loaded(request, dates: dates, policy: .never, at: later)
    #expect(isTaken)
    let freshTick = scheduler.actions(at: later)
    let fresh = try #require(freshTick.redraws.first)
    #expect(!fresh.isStale)
    #expect(scheduler.health(of: PlacementID(0), at: later)?.age == .zero)
  }

  @Test("An answer at once leaves no trace of it, and its date is never ahead")
  func answeredAtOnce() throws {
    var (scheduler, dates) = try scheduler()
    let requestTick = scheduler.actions(at: Self.start)
    let request = try #require(requestTick.reloads.first?.request)
    scheduler.loaded(request, dates: dates, policy: .never, at: Self.start)
    let redraws = scheduler.actions(at: Self.start).redraws
    #expect(redraws.map(\.isStale) == [false])
    scheduler.recalled(PlacementID(0), dates: dates, loadedAt: .distantPast, at: Self.start)
    #expect(scheduler.health(of: PlacementID(0), at: Self.start)?.age == .zero)
    scheduler.place(PlacementID(1), kind: "k", at: Self.start)
    scheduler.recalled(PlacementID(1), dates: dates, loadedAt: .distantFuture, at: Self.start)
    #expect(scheduler.health(of: PlacementID(1), at: Self.start)?.loadedAt == Self.start)
  }

  @Test("While the provider fails it stays, and is told as stale")
  func staysAtFailure() throws {
    var (scheduler, _) = try scheduler()
    let requestTick = scheduler.actions(at: Self.start)
    let request = try #require(requestTick.reloads.first?.request)
    scheduler.failed(request, at: Self.start)
    let redraws = scheduler.actions(at: Self.start).redraws
    #expect(redraws.map(\.entry) == [2])
    #expect(redraws.map(\.isStale) == [true])
  }
}
