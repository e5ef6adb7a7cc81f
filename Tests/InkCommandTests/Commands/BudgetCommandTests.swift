import Foundation
import InkErrors
import InkFeeds
import InkHost
import Testing

@testable import InkCommand

@MainActor @Suite("budget") struct BudgetCommandTests {
  nonisolated static let now = HistoryCommandTests.now

  /// So many wakes every two hours, each tenth by a button, a third of a percent each, with 12 mWh where the gauge has a current.
  static func history(_ count: Int, energy: Double? = 12) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let database = try HistoryDatabase(path: "\(directory.path)/history.sqlite")
    let wakes = (0..<count).map { index in
      let date = now.addingTimeInterval(Double(index - count) * 7200)
      let level = (95 - Double(index) / 3).rounded()
      return WakeRecord(
        date: date, reason: index % 10 == 9 ? "button" : "alarm", secondsAwake: 30, secondsStarting: 12,
        refreshes: 1, bytes: 500,
        milliwattHours: energy, percentBefore: level, percentAfter: level,
        until: date.addingTimeInterval(7160))
    }
    try database.add([], [], wakes: wakes)
    return directory
  }

  static func board(_ directory: TemporaryDirectory) throws -> String {
    try directory.file(
      "handheld.toml",
      """
      title = "Handheld"
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "pisugar-3"
      capacity_mah = 3000
      """)
  }

  static func budget(_ directory: TemporaryDirectory, _ words: String...) async throws -> Run {
    await Run(
      words: ["budget", "--board", try board(directory)] + words,
      change: { $0.stateDirectory = StateDirectory(directory.path) })
  }

  @Test("Time left, facts per wake, and what other intervals would change")
  func text() async throws {
    let run = try await Self.budget(try Self.history(60))
    #expect(run.status == .done, "\(run.errors)")
    for part in [
      "60 since", "alarm 54, button 6", "59 rests on the battery", "75 %", "days", "running", "30 s",
      "12.00 mWh", "as now",
      "4 h",
      "alarm",
    ] { #expect(run.output.contains(part), "\(part) in\n\(run.output)") }
    #expect(run.widestLine <= 80)
  }

  @Test("What cannot be told is unknown")
  func unknown() async throws {
    let few = try await Self.budget(try Self.history(3, energy: nil))
    #expect(few.output.contains("time left     unknown") || few.output.contains("unknown"), "\(few.output)")
    #expect(few.output.contains("Nothing is told until the level fell by 3 % over 6 rests"))
    let json = try await Self.budget(try Self.history(3, energy: nil), "--json")
    #expect(json.json?["time_left_s"] is NSNull)
    #expect(json.json?["percent_per_wake"] is NSNull)
    #expect(json.json?["wakes"] as? Int == 3)
    let none = try await Self.budget(try Self.history(0))
    #expect(none.output.contains("Wakes are kept of a display on a real board"))
    let directory = try TemporaryDirectory()
    let missing = try await Self.budget(directory)
    #expect(missing.status == .noInput)
  }

  @Test("The history tells each wake")
  func eachWake() async throws {
    let directory = try Self.history(3, energy: nil)
    func history(_ words: String...) async -> Run {
      await Run(words: ["history"] + words, change: { $0.stateDirectory = StateDirectory(directory.path) })
    }
    let run = await history("--wakes")
    #expect(
      run.output.contains("WOKE") && run.output.contains("alarm") && run.output.contains("30 s"),
      "\(run.output)")
    #expect(run.widestLine <= 80)
    let all = await history("--json")
    let wakes = try #require(all.json?["wakes"] as? [[String: Any]])
    #expect(wakes.count == 3)
    #expect(wakes[0]["starting_s"] as? Double == 12 && wakes[0]["energy_mwh"] is NSNull)
    let battery = await history("--battery", "--json")
    #expect(battery.json?["wakes"] == nil)
  }

  @Test("The same for a program")
  func json() async throws {
    let run = try await Self.budget(try Self.history(60), "--json")
    let left = try #require(run.json?["time_left_s"] as? [String: Any])
    let (least, most) = (try #require(left["least"] as? Int), try #require(left["most"] as? Int))
    // A third of a percent in two hours, of 75: 450 hours.
    #expect(least < 450 * 3600 && most > 450 * 3600 && most < 700 * 3600)
    #expect(run.json?["reasons"] as? [String: Int] == ["alarm": 54, "button": 6])
    let intervals = try #require(run.json?["intervals"] as? [[String: Any]])
    #expect(intervals.compactMap { $0["interval_s"] as? Int } == [1800, 3600, 7200, 14_400, 28_800])
    #expect(intervals[0]["time_left_s"] is [String: Any])
    #expect((run.json?["capacity_wh"] as? Double) == 11.1)
  }
}
