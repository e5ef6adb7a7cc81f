import Foundation
import InkErrors
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
