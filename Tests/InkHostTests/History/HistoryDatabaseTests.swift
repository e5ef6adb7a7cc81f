import Foundation
import InkErrors
import InkFeeds
import InkGauges
import InkPanels
import Testing

@testable import InkHost

/// A directory of a test, which goes with it.
final class HistoryDirectory {
  let path = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
  var file: String { "\(path)/a/history.sqlite" }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct HistoryDatabaseTests {
  static let start = Date(timeIntervalSince1970: 1_796_042_700)

  static func refresh(_ minute: Int) -> RefreshRecord {
    RefreshRecord(
      date: start.addingTimeInterval(60 * Double(minute)), mode: "partial", reason: "64 pixels' \"change\"",
      windows: 1, bytes: 500, busyMilliseconds: 310)
  }

  @Test("What was written is read back, in order, unknown as unknown")
  func roundTrip() throws {
    let directory = HistoryDirectory()
    let database = try HistoryDatabase(path: directory.file)
    let readings = [
      BatteryRecord(
        date: Self.start, percent: 79.5, volts: 3.912, amperes: -0.15, celsius: 24.5, state: "discharging"),
      BatteryRecord(date: Self.start.addingTimeInterval(300)),
    ]
    try database.add([Self.refresh(2), Self.refresh(1)], readings)
    let reader = try HistoryDatabase(path: directory.file, isReadOnly: true)
    #expect(try reader.refreshes(since: .distantPast) == [Self.refresh(1), Self.refresh(2)])
    #expect(try reader.refreshes(since: Self.start.addingTimeInterval(61)) == [Self.refresh(2)])
    #expect(try reader.readings(since: .distantPast) == readings)
    try database.prune(before: Self.start.addingTimeInterval(61))
    #expect(try reader.refreshes(since: .distantPast) == [Self.refresh(2)])
    #expect(try reader.readings(since: .distantPast) == [readings[1]])
  }

  @Test("Numbers of feeds come back in order, one a second, and are bounded in age and rows")
  func samples() throws {
    let directory = HistoryDirectory()
    let database = try HistoryDatabase(path: directory.file)
    func sample(_ feed: String, _ minute: Int, _ number: Double) -> FeedSample {
      FeedSample(feed: feed, date: Self.start.addingTimeInterval(60 * Double(minute)), number: number)
    }
    try database.add([], [], [sample("a", 5, 2), sample("b", 0, 7), sample("a", 0, 1), sample("a", 5, 3)])
    #expect(
      try database.samples(since: .distantPast) == [sample("a", 0, 1), sample("b", 0, 7), sample("a", 5, 3)])
    #expect(try database.samples(since: Self.start.addingTimeInterval(60)) == [sample("a", 5, 3)])
    try database.add([], [], (10..<1000).map { sample("a", $0, 0) })
    try database.pruneSamples(before: Self.start.addingTimeInterval(3600), keeping: 100)
    let left = try database.samples(since: .distantPast)
    #expect(left.count == 100)
    #expect(left.last == sample("a", 999, 0))
    try database.pruneSamples(before: Self.start.addingTimeInterval(60 * 990), keeping: 100)
    #expect(try database.samples(since: .distantPast).count == 10)
  }

  @Test("A file that is no database, and one that is not there, are errors that say where and why")
  func bad() throws {
    let directory = HistoryDirectory()
    #expect(throws: HistoryError.self) { try HistoryDatabase(path: directory.file, isReadOnly: true) }
    try FileManager.default.createDirectory(atPath: "\(directory.path)/a", withIntermediateDirectories: true)
    try Data(repeating: 65, count: 5000).write(to: URL(fileURLWithPath: directory.file))
    #expect(throws: HistoryError(path: directory.file, reason: "file is not a database")) {
      try HistoryDatabase(path: directory.file)
    }
    let error = HistoryError(path: "/s/history.sqlite", reason: "database or disk is full")
    #expect(error.exitStatus == .inputOutput)
    #expect(
      error.description == """
        The history /s/history.sqlite cannot be used: database or disk is full.
          likely cause: The file belongs to another user, the card is full, or the file was damaged.
          what to do: See `ls -l /s/history.sqlite` and `df -h /s/history.sqlite`; a damaged one may be removed, and is \
        begun anew.
        """)
  }
}

@MainActor @Suite struct HistoryRecorderTests {
  static func report(_ minute: Int, percent: Double) -> TickReport {
    var report = TickReport(date: HistoryDatabaseTests.start.addingTimeInterval(60 * Double(minute)))
    var battery = Battery(source: "max17048")
    battery.level = percent / 100
    battery.readAt = .seconds(60 * minute)
    battery.state = .discharging
    report.battery = battery
    var panel = RefreshReport(mode: .partial)
    panel.bytes = 500
    report.panel = panel
    report.plan = .partial([], .changed(pixels: 64))
    return report
  }

  @Test(
    "A day of minute ticks is written every quarter of an hour, the battery every five minutes or percent")
  func day() throws {
    let directory = HistoryDirectory()
    var opened = 0
    let recorder = HistoryRecorder { () throws(HistoryError) in
      opened += 1
      return try HistoryDatabase(path: directory.file)
    }
    for minute in 0..<1440 { recorder.note(Self.report(minute, percent: 80), at: .seconds(60 * minute)) }
    #expect(opened == 95)
    recorder.note(Self.report(1440, percent: 78), at: .seconds(86_400))
    recorder.note(Self.report(1441, percent: 77.5), at: .seconds(86_460))
    recorder.finish(at: .seconds(86_460), now: HistoryDatabaseTests.start)
    let database = try HistoryDatabase(path: directory.file, isReadOnly: true)
    #expect(try database.refreshes(since: .distantPast).count == 1442)
    #expect(try database.readings(since: .distantPast).count == 1440 / 5 + 1)
    #expect(recorder.takeProblem() == nil)
  }

  private static func sample(_ number: Double) -> FeedSample {
    FeedSample(feed: "a", date: HistoryDatabaseTests.start, number: number)
  }

  @Test("Numbers of feeds are written with the rest and given to the next run")
  func samples() {
    let directory = HistoryDirectory()
    let recorder = HistoryRecorder(path: directory.file)
    recorder.note([Self.sample(21.5)])
    recorder.finish(at: .seconds(60), now: HistoryDatabaseTests.start)
    let next = HistoryRecorder(path: directory.file)
    #expect(next.samples(until: HistoryDatabaseTests.start.addingTimeInterval(86_400)) == [Self.sample(21.5)])
    #expect(next.samples(until: HistoryDatabaseTests.start.addingTimeInterval(30 * 86_400)) == [])
    #expect(next.takeProblem() == nil)
  }

  @Test("A damaged history is put aside, begun anew and told, at the start and while it runs")
  func damaged() throws {
    let directory = HistoryDirectory()
    try FileManager.default.createDirectory(atPath: "\(directory.path)/a", withIntermediateDirectories: true)
    func damage() throws {
      try Data(repeating: 65, count: 5000).write(to: URL(fileURLWithPath: directory.file))
    }
    try damage()
    let recorder = HistoryRecorder(path: directory.file)
    #expect(recorder.samples(until: HistoryDatabaseTests.start) == [])
    let problem = HistoryBegunAnew(
      path: directory.file, reason: "file is not a database", kept: "\(directory.file).damaged")
    #expect(recorder.takeProblem() == problem.description)
    recorder.note([Self.sample(1)])
    recorder.finish(at: .seconds(60), now: HistoryDatabaseTests.start)
    #expect(recorder.takeProblem() == nil)
    #expect(recorder.samples(until: HistoryDatabaseTests.start) == [Self.sample(1)])
    try damage()
    recorder.note([Self.sample(2)])
    recorder.finish(at: .seconds(120), now: HistoryDatabaseTests.start)
    #expect(recorder.takeProblem() == problem.description)
    // What could not be written is written into the new one.
    recorder.finish(at: .seconds(180), now: HistoryDatabaseTests.start)
    #expect(recorder.samples(until: HistoryDatabaseTests.start) == [Self.sample(2)])
    #expect(problem.exitStatus == .inputOutput)
    #expect(
      HistoryBegunAnew(path: "/s/h", reason: "r", kept: "/s/h.damaged").description == """
        The history /s/h was damaged and is begun anew: r.
          likely cause: The power was cut while the card wrote, or the card is worn out.
          what to do: Nothing; what was there is in /s/h.damaged, of which `sqlite3 /s/h.damaged .recover` may save some.
        """)
  }

  @Test("A history that cannot be written is told once, keeps the newest, and is written when it can be")
  func failure() throws {
    let directory = HistoryDirectory()
    var fails = true
    let recorder = HistoryRecorder { () throws(HistoryError) in
      if fails { throw HistoryError(path: "/full", reason: "disk I/O error") }
      return try HistoryDatabase(path: directory.file)
    }
    for minute in 0..<60 { recorder.note(Self.report(minute, percent: 80), at: .seconds(60 * minute)) }
    #expect(recorder.takeProblem()?.contains("/full") == true)
    for minute in 60..<120 { recorder.note(Self.report(minute, percent: 80), at: .seconds(60 * minute)) }
    #expect(recorder.takeProblem() == nil)
    fails = false
    recorder.finish(at: .seconds(7200), now: HistoryDatabaseTests.start)
    #expect(
      try HistoryDatabase(path: directory.file, isReadOnly: true).refreshes(since: .distantPast).count == 120)
  }
}
