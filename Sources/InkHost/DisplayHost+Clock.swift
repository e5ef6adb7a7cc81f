import Foundation
import InkPanels
import InkTimelines

extension DisplayHost {
  /// Looks at what happened to the clock since the last look.
  func noticeClock() {
    for event in clockWatch.look() {
      let now = clock.now
      switch event {
      case .stepped(let step):
        history.clockStepped(by: step, at: Duration.seconds(now.timeIntervalSince1970))
        scheduler.clockStepped(by: step, at: now)
      case .zoneChanged(let zone):
        settings.timeZone = zone
        scheduler.timeZoneChanged(to: zone, at: now)
      case .judged(let truth):
        if truth != .trusted { pendingProblems.append(ClockProblem(truth: truth).description) }
        // What was made under a time that nobody knew is not shown.
        askAnew()
      }
    }
  }

  /// The settings' rules; without quiet hours while nobody knows what time it is.
  var ticks: TickPolicy {
    var ticks = settings.ticks
    if clockWatch.truth != .trusted { ticks.quietHours.windows = [] }
    return ticks
  }

  /// True for a widget that would show a wrong time, as far as its timeline tells: one that changes with the time.
  func isTimeless(_ widget: PlacedWidget) -> Bool {
    guard let timeline = widget.timeline else { return true }
    return timeline.count == 1 && timeline.policy == .never
  }
}

extension RefreshHistory {
  /// Moves what was noted under the old time; what lies in its future was noted under a right one before.
  mutating func clockStepped(by step: Duration, at now: Duration) {
    func moved(_ instant: Duration?) -> Duration? { instant.map { $0 <= now - step ? $0 + step : $0 } }
    lastFull = moved(lastFull)
    lastFast = moved(lastFast)
    lastPartial = moved(lastPartial)
  }
}
