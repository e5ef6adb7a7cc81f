import Foundation
import InkBitmap

@testable import InkHost
@testable import InkWeb

extension PublishedStatus.Edition {
  /// 2026-03-14 03:00:00 UTC, a Saturday.
  static let now = Date(timeIntervalSince1970: 1_773_457_200)

  /// A display that runs well; its glass of 8 by 2 pixels has its upper row black, and stands turned by a quarter.
  static func fixture(_ change: (inout DisplayStatus) -> Void = { _ in }) -> Self {
    var status = DisplayStatus(
      identity: .init(program: "inkglance", version: "0.1.0", board: "desk", panel: "waveshare-2in13-v4"),
      process: 812, startedAt: now.addingTimeInterval(-86_400), date: now,
      configuration: .init(file: "inkglance.toml", loadedAt: now), shownSince: now.addingTimeInterval(-42),
      next: .init(date: now.addingTimeInterval(18), cause: "redraw", widgets: ["clock"]),
      clock: .init(verdict: "trusted", timeZone: "Europe/Berlin"), budget: .init(minimumIntervalSeconds: 0),
      isQuiet: false,
      widgets: [
        .init(
          kind: "clock", family: "accessoryRectangular", slot: "rectangular.1", loadedAt: now, ageSeconds: 7,
          failures: 0, isReloading: false, isStale: false)
      ],
      battery: .init(
        gauge: "MAX17048", isPresent: true, percent: 80, state: "discharging", volts: 3.976, ageSeconds: 12),
      batteryPolicy: nil,
      panel: .init(
        refreshesSinceStart: 412, partialsSinceWholeScreen: 12, wholeScreensEver: 30, partialsEver: 9000),
      decisions: [], errors: [])
    change(&status)
    var log = EventLog()
    for event in status.errors { log.add(event) }
    var glass = ColorFrame(width: 8, height: 2)
    glass.fill(PixelRect(x: 0, y: 0, width: 8, height: 1), with: .black)
    var totals = DisplayTotals()
    totals.refreshes = ["partial": 400, "full": 12]
    (totals.bytes, totals.transfers, totals.busyMilliseconds) = (123_456, 9000, 61_500)
    (totals.wakeUps, totals.errors) = (500, 1)
    return Self(
      status: status, log: log, kinds: ["clock"], isInJournal: false, rate: 0, glass: glass,
      rotation: .right, totals: totals)
  }
}

extension DisplayWords {
  /// Words that show what they were made of.
  static let fixture = DisplayWords(
    facts: { [("board", $0.identity.board), ("battery", "\($0.battery?.percent ?? -1) %")] },
    document: { "{\"board\":\"\($0.identity.board)\"}\n" },
    moment: { date, now, _ in "T\(Int(date.timeIntervalSince(now)))" },
    redacted: { $0.replacing("hunter2", with: "…") })
}
