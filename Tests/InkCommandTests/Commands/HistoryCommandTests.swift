import Foundation
import InkErrors
import InkFeeds
import InkHost
import Testing

@testable import InkCommand

@MainActor @Suite("history") struct HistoryCommandTests {
  /// 14 March 2026, 03:00 UTC: what the tests' clock reads.
  nonisolated static let now = Date(timeIntervalSince1970: 1_773_457_200)

  static func history() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let database = try HistoryDatabase(path: "\(directory.path)/history.sqlite")
    func refresh(_ minutes: Double, _ mode: String) -> RefreshRecord {
      RefreshRecord(
        date: now.addingTimeInterval(-60 * minutes), mode: mode, reason: "64 pixels changed", windows: 1,
        bytes: 512,
        busyMilliseconds: 310)
    }
    try database.add(
      [refresh(60 * 24 * 3, "full"), refresh(2, "partial"), refresh(1, "partial")],
      [
        BatteryRecord(date: now.addingTimeInterval(-600), percent: 79.6, volts: 3.912, state: "discharging"),
        BatteryRecord(date: now.addingTimeInterval(-300)),
      ])
    return directory
  }

  @Test("Both are shown for the last day; what is not known is a dash")
  func all() async throws {
    let directory = try Self.history()
    let run = await Run("history", change: { $0.stateDirectory = StateDirectory(directory.path) })
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains("64 pixels changed"))
    #expect(run.output.contains("2 partial since"))
    #expect(run.output.contains("80 %"))
    #expect(run.output.contains("3.91 V"))
    #expect(run.output.contains("discharging"))
    #expect(!run.output.contains("full"))
    #expect(run.widestLine <= 80)
  }

  @Test("A longer time shows more, a choice less, and JSON the same")
  func choices() async throws {
    let directory = try Self.history()
    let week = await Run(
      "history", "--refreshes", "--since", "7d",
      change: { $0.stateDirectory = StateDirectory(directory.path) })
    #expect(week.output.contains("1 full, 2 partial since"))
    #expect(!week.output.contains("LEVEL"))
    let json = await Run(
      "history", "--battery", "--json", "--since", "2026-03-14",
      change: { $0.stateDirectory = StateDirectory(directory.path) })
    let readings = try #require(json.json?["battery"] as? [[String: Any]])
    #expect(readings.count == 2)
    #expect(readings[0]["level_percent"] as? Double == 79.6)
    #expect(readings[1]["level_percent"] is NSNull)
    #expect(json.json?["refreshes"] == nil)
    let none = await Run(
      "history", "--since", "1m", change: { $0.stateDirectory = StateDirectory(directory.path) })
    #expect(none.output.contains("No battery reading since"))
  }

  @Test("A time that is none, and a history that is not there, are errors")
  func errors() async throws {
    let directory = try Self.history()
    let bad = await Run(
      "history", "--since", "yesterday", change: { $0.stateDirectory = StateDirectory(directory.path) })
    #expect(bad.status == .usage)
    #expect(bad.errors.contains("yesterday"))
    let none = await Run("history")
    #expect(none.status == .noInput)
    #expect(none.errors.contains("nowhere that a history is kept"))
    let empty = await Run("history", change: { $0.stateDirectory = StateDirectory("/no/state") })
    #expect(empty.errors.contains("There is no history at /no/state/history.sqlite."))
  }
}
