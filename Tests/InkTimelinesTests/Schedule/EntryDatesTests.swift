import Foundation
import Testing

@testable import InkTimelines

@Suite struct EntryDatesTests {
  /// Hours relative to now, the entry expected now, the hours until the next.
  static let choices: [(hours: [Double], entry: Int, next: Double?)] = [
    ([0, 1, 2, 3, 4], 0, 1),
    ([-2, -1, 1], 1, 1),
    ([1, 2], 0, 2),
    ([3], 0, nil),
    ([-3], 0, nil),
    ([-2, -1], 1, nil),
    ([0], 0, nil),
    ([2, -1, 1], 0, 1),
    ([0, 0, 1, 1], 0, 1),
  ]

  @Test("The last entry whose date has come shows, else the first", arguments: choices)
  func entry_isChosen(_ row: (hours: [Double], entry: Int, next: Double?)) throws {
    let now = instant("2024-02-29T12:00:00Z")
    let dates = try #require(EntryDates(row.hours.map { now.addingTimeInterval($0 * 3600) }))
    #expect(dates.index(at: now) == row.entry)
    #expect(dates.nextChange(after: now) == row.next.map { now.addingTimeInterval($0 * 3600) })
  }

  @Test("No dates are none")
  func empty_isNil() { #expect(EntryDates([Date]()) == nil) }

  static let nonsense: [(given: [Double], kept: [Double])] = [
    ([.nan], []), ([.nan, .nan], []), ([5, .nan, 3], [3, 5]),
    ([.infinity, 0], [0, Date.lastScheduled.timeIntervalSinceReferenceDate]),
    ([-.infinity, 0], [Date.distantPast.timeIntervalSinceReferenceDate, 0]),
    ([1e300, 1e299], [Date.lastScheduled.timeIntervalSinceReferenceDate]),
    (
      [Date.distantPast.timeIntervalSinceReferenceDate, Date.distantFuture.timeIntervalSinceReferenceDate],
      [Date.distantPast.timeIntervalSinceReferenceDate, Date.distantFuture.timeIntervalSinceReferenceDate]
    ),
  ]

  @Test(
    "Dates that are not numbers are left out, those beyond the years 1 and 9999 brought there",
    arguments: nonsense)
  func dates_areSane(_ given: [Double], _ kept: [Double]) {
    let dates = EntryDates(given.map(Date.init(timeIntervalSinceReferenceDate:)))
    #expect((dates?.dates ?? []).map(\.timeIntervalSinceReferenceDate) == kept)
  }

  @Test("A million entries are chosen among in twenty looks")
  func million() throws {
    let now = instant("2024-02-29T12:00:00Z")
    let dates = try #require(EntryDates(ascending: now.every(1, -500_000..<500_000)))
    #expect(dates.index(at: now) == 500_000)
    #expect(dates.nextChange(after: now) == now.addingTimeInterval(1))
    var looks = 0
    _ = dates.dates.partitioningIndex {
      looks += 1
      return $0 > now
    }
    #expect(looks <= 20)
  }

  @Test("Among 100 000 entries the choice takes 17 looks")
  func choice_isLogarithmic() {
    var looks = 0
    let index = (0..<100_000).partitioningIndex {
      looks += 1
      return $0 > 76_543
    }
    #expect(index == 76_544)
    #expect(looks <= 17)
  }

  static let reloads: [(policy: TimelineReloadPolicy, lastEntry: TimeInterval, reload: TimeInterval?)] = [
    (.atEnd, 4 * 3600, 4 * 3600),
    (.atEnd, 0, 60),
    (.atEnd, -7200, 60),
    (.after(instant("2024-02-29T12:15:00Z")), 0, 900),
    (.after(instant("2024-02-29T12:15:00Z")), 4 * 3600, 900),
    (.after(instant("2024-02-29T11:00:00Z")), 0, 60),
    (.never, 0, nil),
    (.after(.distantPast), 0, 60),
    (.after(Date(timeIntervalSinceReferenceDate: .nan)), 0, 60),
    (.after(Date(timeIntervalSinceReferenceDate: -.infinity)), 0, 60),
    (
      .after(Date(timeIntervalSinceReferenceDate: .infinity)), 0,
      Date.lastScheduled.timeIntervalSince(instant("2024-02-29T12:00:00Z"))
    ),
  ]

  @Test("The policy gives the reload, not sooner than a minute after the last request", arguments: reloads)
  func policy_givesReload(
    _ row: (policy: TimelineReloadPolicy, lastEntry: TimeInterval, reload: TimeInterval?)
  ) {
    let now = instant("2024-02-29T12:00:00Z")
    let date = row.policy.reloadDate(
      lastEntry: now.addingTimeInterval(row.lastEntry), requestedAt: now, minimumInterval: .seconds(60))
    #expect(date == row.reload.map { now.addingTimeInterval($0) })
  }

  @Test("Policies with the same rule are equal, and say what they are")
  func policy_isComparable() {
    let date = instant("2024-02-29T12:00:00Z")
    #expect(TimelineReloadPolicy.after(date) == .after(date))
    #expect(TimelineReloadPolicy.after(date) != .after(date.addingTimeInterval(1)))
    #expect(TimelineReloadPolicy.atEnd != .never)
    #expect("\(TimelineReloadPolicy.after(date))" == "after 2024-02-29T12:00:00Z")
  }
}
