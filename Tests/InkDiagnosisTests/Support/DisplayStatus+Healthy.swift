import Foundation

@testable import InkHost

extension DisplayStatus {
  /// A display that runs well and shows a clock.
  static func healthy(at now: Date) -> DisplayStatus {
    let decision = Decision(
      date: now.addingTimeInterval(-42), drawn: [.init(kind: "clock", reasons: "entry")], plan: "partial",
      reason: "64 pixels changed", done: "partial", windows: [[24, 32, 16, 40]], bytes: 560, transfers: 64,
      busyMilliseconds: 420, totalMilliseconds: 510)
    return DisplayStatus(
      identity: Identity(program: "inkglance", version: "0.1.0", board: "mine", panel: "waveshare-2in13-v4"),
      process: 812, startedAt: now.addingTimeInterval(-86_400), date: now,
      configuration: Configuration(file: "/etc/inkglance/inkglance.toml", loadedAt: now),
      shownSince: now.addingTimeInterval(-42),
      next: Next(date: now.addingTimeInterval(18), cause: "redraw", widgets: ["clock"]),
      clock: ClockFacts(verdict: "trusted", timeZone: "GMT"), budget: Budget(minimumIntervalSeconds: 0),
      isQuiet: false,
      widgets: [
        Widget(
          kind: "clock", family: "accessoryRectangular", slot: "rectangular.1", loadedAt: now, ageSeconds: 0,
          failures: 0, isReloading: false, isStale: false)
      ],
      panel: Counters(
        refreshesSinceStart: 9, partialsSinceWholeScreen: 8, wholeScreensEver: 1, partialsEver: 8),
      decisions: [decision], errors: [])
  }
}
