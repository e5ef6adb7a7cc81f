import Foundation
import InkGauges
import InkPanels
import Testing

@testable import InkHost

@Suite struct WakeBudgetTests {
  static let start = Date(timeIntervalSince1970: 1_796_042_700)

  /// Wakes a number of hours apart, from a full battery of whole percent that loses so much a wake and an hour.
  static func wakes(
    _ hours: [Double], aWake: Double, anHour: Double, from full: Double = 100, energy: Double? = nil
  ) -> [WakeRecord] {
    var (level, date) = (full, start)
    return hours.map { hours in
      let record = WakeRecord(
        date: date, reason: "alarm", secondsAwake: 30, secondsStarting: 10, refreshes: 1, bytes: 500,
        milliwattHours: energy, percentBefore: level.rounded(), percentAfter: (level - aWake).rounded(),
        until: date.addingTimeInterval(hours * 3600))
      level -= aWake + anHour * hours
      date.addTimeInterval(hours * 3600)
      return record
    }
  }

  @Test("What a battery loses is told with its spread, and what is left of it")
  func rate() throws {
    // 0.3 a wake and 0.1 an hour, every two hours: 0.25 an hour.
    let budget = WakeBudget(
      Self.wakes(Array(repeating: 2, count: 60), aWake: 0.3, anHour: 0.1), level: 50)
    let rate = try #require(budget.percentPerHour)
    #expect(abs(rate.value - 0.25) <= 2 * rate.error, "\(rate)")
    #expect(rate.error < 0.03)
    let left = try #require(budget.hoursLeft)
    #expect(left.contains(200), "\(left)")
    #expect(budget.interval == 2)
    // Wakes that are all alike cost nobody knows what; between nothing and everything.
    #expect(budget.percentPerWake == nil)
    #expect(budget.hoursLeft(atInterval: 4) == nil)
    let bounds = try #require(budget.bounds(atInterval: 4))
    // In truth 0.175 an hour.
    #expect(bounds.contains(50 / 0.175) && bounds.contains(200))
    let shorter = try #require(budget.bounds(atInterval: 1))
    #expect(shorter.contains(50 / 0.4))
  }

  @Test("By the gauge's current a wake's cost is known, and another interval's time left")
  func energy() throws {
    // 0.3 % of 3.7 Wh are 11.1 mWh for 40 s, of which the program saw 30.
    let wakes = Self.wakes(Array(repeating: 2, count: 60), aWake: 0.3, anHour: 0.1, energy: 8.325)
    let budget = WakeBudget(wakes, level: 50, capacity: 3.7)
    let cost = try #require(budget.percentPerWake)
    #expect(abs(cost.value - 0.3) < 1e-9)
    let (longer, shorter) = (budget.hoursLeft(atInterval: 4), budget.hoursLeft(atInterval: 1))
    #expect(longer?.contains(50 / 0.175) == true)
    #expect(shorter?.contains(50 / 0.4) == true)
    let energy = try #require(budget.mean { $0.milliwattHours })
    #expect(abs(energy - 8.325) < 1e-9)
    // Without what the battery holds energy says nothing.
    #expect(WakeBudget(wakes, level: 50).percentPerWake == nil)
  }

  @Test("By nights and days of unlike length the cost of a wake comes out too")
  func levels() throws {
    let hours = (0..<100).map { $0 % 6 == 5 ? 9.0 : 1.0 }
    let budget = WakeBudget(Self.wakes(hours, aWake: 0.5, anHour: 0.05), level: 20)
    let cost = try #require(budget.percentPerWake)
    #expect(abs(cost.value - 0.5) <= 2 * cost.error, "\(cost)")
  }

  @Test("Until enough was seen nothing is told")
  func unknown() {
    #expect(WakeBudget([], level: 80).hoursLeft == nil)
    #expect(WakeBudget(Self.wakes([2, 2, 2], aWake: 3, anHour: 1), level: 80).percentPerHour == nil)
    // Many, and no whole percent lost.
    let many = Array(repeating: 2.0, count: 40)
    #expect(WakeBudget(Self.wakes(many, aWake: 0, anHour: 0.01), level: 80).percentPerHour == nil)
    let good = Self.wakes(many, aWake: 0.3, anHour: 0.1)
    #expect(WakeBudget(good, level: nil).level == good.last?.percentAfter)
    var charged = good
    for index in charged.indices { charged[index].wasCharged = true }
    #expect(WakeBudget(charged, level: 80).cycles == 0)
    var running = good
    for index in running.indices { running[index].until = nil }
    #expect(WakeBudget(running, level: 80).cycles == 0)
  }

  @Test("A rise of the level, power that came and a month in a drawer are no cycles")
  func noCycles() {
    var wakes = Self.wakes(Array(repeating: 2, count: 5), aWake: 1, anHour: 0)
    wakes[1].percentBefore = 90
    wakes[2].percentBefore = 98
    wakes[3].reason = "power"
    wakes[4].date += 30 * 86_400
    // 100 to 90, 90 to 98, 98 to after a charger, a month.
    #expect(WakeBudget.cycles(wakes).map(\.lost) == [10])
  }

  @Test("A wake's energy is what flowed between its readings; without current it is not known")
  func counter() {
    func report(_ seconds: Int, _ amperes: Double?) -> TickReport {
      var report = TickReport(date: Self.start)
      var battery = Battery(source: "x")
      (battery.level, battery.volts, battery.amperes) = (0.5, 4, amperes)
      (battery.readAt, battery.state) = (.seconds(seconds), .discharging)
      battery.isPresent = true
      report.battery = battery
      var panel = RefreshReport(mode: .full)
      panel.bytes = 4000
      report.panel = panel
      return report
    }
    var counter = WakeCounter(
      date: Self.start, reason: "alarm", startedAt: .seconds(100), secondsStarting: nil)
    counter.note(report(110, -0.2), at: .seconds(112))
    counter.note(report(130, -0.4), at: .seconds(131))
    let record = counter.finished(at: .seconds(136), now: Self.start + 126, until: Self.start + 7200)
    // 0.8 W for 10 s, 1.2 W in the mean for 20 s, 1.6 W for 6 s: 41.6 J are 11.56 mWh.
    #expect(abs((record.milliwattHours ?? 0) - 41.6 / 3.6) < 1e-9)
    // By the clock at the end, which was set after the start.
    #expect(record.date == Self.start + 90)
    #expect(record.secondsAwake == 36 && record.refreshes == 2 && record.fullRefreshes == 2)
    #expect(record.bytes == 8000 && record.percentBefore == 50 && !record.wasCharged)
    counter.note(report(140, nil), at: .seconds(141))
    let later = counter.finished(at: .seconds(150), now: Self.start + 9000, until: nil)
    #expect(later.milliwattHours == nil && later.date == record.date)
  }

  @Test("A rest is written once, however often the machine is told to go")
  @MainActor func restOnce() {
    let directory = HistoryDirectory()
    var opened = 0
    let recorder = HistoryRecorder { () throws(HistoryError) in
      opened += 1
      return try HistoryDatabase(path: directory.file)
    }
    recorder.begin(.alarm, at: .seconds(40), now: Self.start, secondsStarting: 40)
    for _ in 0..<2 { recorder.finish(at: .seconds(70), now: Self.start, until: Self.start + 3600) }
    #expect(opened == 1)
    recorder.finish(at: .seconds(90), now: Self.start)
    #expect(opened == 2)
  }

  @Test("What is old goes once a day, also where every wake is a start of the program")
  @MainActor func pruned() throws {
    let directory = HistoryDirectory()
    let database = try HistoryDatabase(path: directory.file)
    func wake(_ day: Double) throws -> Int {
      let recorder = HistoryRecorder { () throws(HistoryError) in try HistoryDatabase(path: directory.file) }
      recorder.begin(.alarm, at: .seconds(40), now: Self.start + day * 86_400)
      recorder.finish(at: .seconds(70), now: Self.start + day * 86_400)
      return try database.readings(since: .distantPast).count
    }
    let old = BatteryRecord(date: Self.start - 500 * 86_400)
    try database.add([], [old])
    #expect(try wake(0) == 0)
    try database.add([], [old])
    #expect(try wake(0.001) == 1)
    #expect(try wake(1) == 0)
  }

  @Test("Wakes are kept, and the same start once")
  @MainActor func kept() throws {
    let directory = HistoryDirectory()
    let recorder = HistoryRecorder { () throws(HistoryError) in try HistoryDatabase(path: directory.file) }
    recorder.begin(.alarm, at: .seconds(40), now: Self.start, secondsStarting: 40)
    recorder.note(HistoryRecorderTests.report(1, percent: 80), at: .seconds(60))
    // Before it goes off, and after that failed.
    recorder.finish(at: .seconds(70), now: Self.start, until: Self.start + 3600)
    recorder.finish(at: .seconds(90), now: Self.start)
    let database = try HistoryDatabase(path: directory.file, isReadOnly: true)
    let wakes = try database.wakes(since: .distantPast)
    #expect(wakes.count == 1)
    #expect(wakes[0].secondsAwake == 50 && wakes[0].secondsStarting == 40 && wakes[0].until == nil)
    #expect(wakes[0].reason == "alarm" && wakes[0].refreshes == 1 && wakes[0].bytes == 500)
    #expect(wakes[0].percentBefore == 80 && wakes[0].milliwattHours == nil)
  }
}
