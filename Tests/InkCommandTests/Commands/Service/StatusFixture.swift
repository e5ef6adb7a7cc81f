import Foundation

@testable import InkHost

extension DisplayStatus {
  /// 2026-03-14 03:00:00 UTC, the time of the tests.
  static let now = Date(timeIntervalSince1970: 1_773_457_200)

  /// A display that runs well but for one widget.
  static var fixture: DisplayStatus {
    func before(_ seconds: Double) -> Date { now.addingTimeInterval(-seconds) }
    let decisions = [
      decision(before(102), "full", "first picture since the start", [("clock", "placed")], windows: []),
      decision(before(60), "none", "nothing changed", [("date", "timeline")], windows: []),
      decision(
        before(42), "partial", "64 pixels changed", [("clock", "entry")], windows: [[24, 32, 16, 40]]),
    ]
    return DisplayStatus(
      identity: Identity(
        program: "inkglance", version: "0.1.0", board: "waveshare-epd-2in13-v4", panel: "waveshare-2in13-v4"),
      process: 812, startedAt: before(86_400 + 102), date: now,
      configuration: Configuration(file: "/etc/inkglance/inkglance.toml", loadedAt: before(102)),
      shownSince: before(42),
      next: Next(date: now.addingTimeInterval(18), cause: "redraw", widgets: ["clock"]),
      clock: ClockFacts(verdict: "trusted", timeZone: "Europe/Berlin"),
      budget: Budget(minimumIntervalSeconds: 0), isQuiet: false,
      widgets: [
        Widget(
          kind: "clock", family: "accessoryRectangular", slot: "rectangular.1", loadedAt: before(102),
          ageSeconds: 102, nextReload: now.addingTimeInterval(3498), failures: 0, isReloading: false,
          isStale: false),
        Widget(
          kind: "weather", family: "accessoryCircular", slot: "circular.1", failures: 2, isReloading: false,
          isStale: false, error: "The weather did not answer.\n  likely cause: no network."),
      ],
      battery: BatteryFacts(
        gauge: "MAX17048", isPresent: true, percent: 80, state: "discharging", volts: 3.976,
        timeRemainingSeconds: 18_000, ageSeconds: 12),
      batteryPolicy: BatteryPolicyFacts(
        level: "normal", low: 20, warning: 10, critical: 5, floorVolts: 3.1, cells: 1),
      panel: Counters(
        refreshesSinceStart: 412, partialsSinceWholeScreen: 12, wholeScreensEver: 30, partialsEver: 9000,
        lastFull: before(102)),
      decisions: decisions,
      errors: [EventLog.Event(date: before(90), priority: .error, text: "BUSY on GPIO24 stayed high.")])
  }

  private static func decision(
    _ date: Date, _ plan: String, _ reason: String, _ drawn: [(String, String)], windows: [[Int]]
  ) -> Decision {
    let isDone = plan != "none"
    return Decision(
      date: date, drawn: drawn.map { .init(kind: $0, reasons: $1) }, plan: plan, reason: reason,
      done: isDone ? plan : nil, windows: windows, bytes: isDone ? 560 : 0, transfers: isDone ? 64 : 0,
      busyMilliseconds: isDone ? 420 : 0, totalMilliseconds: isDone ? 510 : 0)
  }
}
