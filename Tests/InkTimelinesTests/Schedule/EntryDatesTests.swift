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
