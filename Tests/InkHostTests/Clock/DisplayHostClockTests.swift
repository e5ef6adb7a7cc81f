import Foundation
import InkSimulation
import InkTimelines
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost and the clock")
struct DisplayHostClockTests {
  @Test("While the clock is not set no time is shown, and as soon as it is, the right one")
  func untrusted() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false, startingAt: Date(timeIntervalSince1970: 3600)) {
      $0.ticks.quietHours = QuietHours(["00:00-24:00"].compactMap { try? QuietHours.Window(parsing: $0) })
    }
    // Made anew: the verdict is asked for at the beginning.
    it.clock.verdict = .unsynchronised
    let host = try DisplayHost(
      it.host.settings, widgets: DisplayHostTests.widgets, station: it.station, clock: it.clock)
    it.clock.isBusy = { [unowned host] in host.isAsking }
    var reports: [TickReport] = []
    var placeholder = it.board.glass.frame
    var looks = 0
    host.onTick = { [board = it.board] report in
      if report.refresh == 1 { placeholder = board.glass.frame }
      reports.append(report)
    }
    it.clock.onWait = { [clock = it.clock] date in
      looks += 1
      // Ten minutes nobody answers; then a server does, and the clock is set.
      if looks == 40, clock.verdict != .trusted {
        clock.epoch += DisplayHostTests.start.timeIntervalSince1970
        clock.verdict = .trusted
        return .clockChanged
      }
      return nil
    }
    try await host.run(refreshes: 2)
    #expect(reports.first?.problems.contains { $0.contains("The clock is not set yet") } == true)
    // Ten minutes of a wrong time changed nothing on the glass.
    let refreshed = reports.filter { $0.refresh != nil }
    #expect(refreshed.count == 2)
    #expect(refreshed[1].date > DisplayHostTests.start)
    #expect(placeholder != it.board.glass.frame)

    // What stands there is what a display shows that never had another time.
    let other = try DisplayHostTests.handheld(hasGauge: false, startingAt: refreshed[1].date)
    try await other.host.run(refreshes: 1)
    #expect(other.host.picture.plane(0) == host.picture.plane(0))
  }

  /// Steps of the clock, and the local time that the clock shows afterwards.
  nonisolated static let steps: [(name: String, zone: String, start: String, step: Double)] = [
    ("an hour forward", "UTC", "2026-11-30T12:45:00Z", 3600),
    ("an hour back", "UTC", "2026-11-30T12:45:00Z", -3600),
    ("a day back over a leap day", "UTC", "2028-03-01T00:10:00Z", -86_400),
    ("into summer time", "Europe/Berlin", "2026-03-29T00:50:00Z", 660),
    ("into winter time", "Europe/Berlin", "2026-10-25T00:50:00Z", 660),
  ]

  @Test(
    "A clock that is set shows the new time at the next tick, on the minute from then on", arguments: steps)
  func step(_ name: String, _ zone: String, _ start: String, _ step: Double) async throws {
    let date = try Date(start, strategy: .iso8601)
    let it = try DisplayHostTests.handheld(hasGauge: false, startingAt: date) {
      $0.timeZone = TimeZone(identifier: zone) ?? .gmt
    }
    var dates: [Date] = []
    var isSet = false
    it.clock.onWait = { [clock = it.clock] _ in
      guard !isSet, dates.count == 2 else { return nil }
      isSet = true
      clock.epoch += step
      return .clockChanged
    }
    it.host.onTick = { if $0.refresh != nil { dates.append($0.date) } }
    try await it.host.run(refreshes: 5)
    let gaps = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
    #expect(abs(gaps[1] - step) < 10)
    for date in dates.dropFirst(3) {
      let second = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
      #expect(second < 0.1 || second > 59.9, "\(second)")
    }
    let other = try DisplayHostTests.handheld(hasGauge: false, startingAt: dates[4]) {
      $0.timeZone = TimeZone(identifier: zone) ?? .gmt
    }
    try await other.host.run(refreshes: 1)
    #expect(other.host.picture.plane(0) == it.host.picture.plane(0))
  }

  @Test(
    "Over both changes of the clocks and the leap day every minute is shown once, and none for nothing",
    arguments: [
      ("2026-03-29T00:58:30Z", 5), ("2026-10-25T00:58:30Z", 5), ("2028-02-28T22:58:30Z", 5),
      ("2028-02-29T22:58:30Z", 5),
    ])
  func transitions(_ start: String, _ ticks: Int) async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false, startingAt: try Date(start, strategy: .iso8601)) {
      $0.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    }
    var dates: [Date] = []
    it.host.onTick = { if $0.refresh != nil { dates.append($0.date) } }
    try await it.host.run(refreshes: ticks)
    let gaps = zip(dates.dropFirst(), dates.dropFirst(2)).map {
      ($1.timeIntervalSince($0) * 10).rounded() / 10
    }
    #expect(gaps.allSatisfy { $0 == 60 }, "\(gaps)")
    #expect(it.clock.waits.count <= ticks + 2)
  }
}
