import Foundation
import InkPanels
import InkTimelines

extension DisplayHost {
  /// Why a run ended.
  public enum Ending: Sendable, Equatable {
    /// As many refreshes as were asked for are done.
    case done
    /// Somebody stopped it.
    case stopped
    /// The battery is empty and the machine is to be switched off; the panel sleeps, the state is written.
    case batteryEmpty
  }

  /// Goes on from what the last run left, as far as it can be relied upon.
  func resume() {
    guard let state else { return }
    let resumption = state.resumption(on: panel.model)
    history = resumption.history
    if let picture = resumption.picture, !panel.resume(showing: picture) { history.lose(.start) }
    noteStateProblem()
  }

  /// A scheduler for these settings, which knows what was done to the panel before.
  func makeScheduler(at now: Date) -> TickScheduler {
    var scheduler = TickScheduler(
      policy: ticks, timeZone: settings.timeZone, now: now,
      lastMaintenance: history.lastFull.map { Date(timeIntervalSince1970: $0.inSeconds) })
    if let horizon = state?.state.budgetHorizon { scheduler.restoreBudget(horizon: horizon, at: now) }
    for (id, widget) in widgets {
      scheduler.place(id, kind: widget.placement.kind, on: widget.page, at: now)
    }
    return scheduler
  }

  /// Has the state follow the display; `isLast` before a long rest.
  func keepState(isLast: Bool = false) {
    guard let state else { return }
    state.update {
      $0.history = StoredHistory(history)
      $0.budgetHorizon = scheduler.budgetHorizon
      if let battery = watch?.battery, let level = battery.level, battery.failures == 0 {
        $0.battery = StoredBattery(
          level: (level * 100).rounded() / 100, readAt: clock.now.timeIntervalSince1970.rounded())
      }
    }
    if isLast { state.flush(at: clock.uptime) } else { state.save(at: clock.uptime) }
    noteStateProblem()
  }

  private func noteStateProblem() {
    if let problem = state?.takeProblem() { pendingProblems.append(problem) }
  }
}
