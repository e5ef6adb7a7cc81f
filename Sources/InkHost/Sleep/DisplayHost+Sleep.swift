import Foundation
import InkTimelines

extension DisplayHost {
  /// True when the machine is to be switched off until the next tick: the alarm is set, and reads as it was set.
  ///
  /// What keeps it on against the owner's wish stands on the glass.
  func fallsAsleep(at now: Date) -> Bool {
    guard let sleeper else { return false }
    var facts = SleepPolicy.Facts(now: now, next: nextPicture(after: now), uptime: clock.uptime - startedAt)
    facts.truth = clockWatch.truth
    facts.hasExternalPower = watch?.sample.hasExternalPower
    facts.isHeld = sleeper.isHeld()
    facts.level = batteryGuard.level
    facts.reach = sleeper.alarm.reach
    var decision = sleeper.policy.decision(facts)
    if case .sleep(let date) = decision {
      let failed = sleeper.failedAt.map { clock.uptime - $0 < Sleeper.patience } ?? false
      decision = failed ? .stay(.noAlarm) : verified(date, at: now, by: sleeper)
    }
    guard case .stay(let reason) = decision else { return true }
    if reason != sleeper.reason {
      sleeper.reason = reason
      notice(reason, at: now)
    }
    return false
  }

  /// When it is worth deciding anew although nothing is due; nil for not before that.
  func nextSleepLook(after now: Date) -> Date? {
    guard let sleeper else { return nil }
    let wait: Duration? =
      switch sleeper.reason {
      case .justStarted: sleeper.policy.awake - (clock.uptime - startedAt)
      case .held: Sleeper.holdInterval
      case .noAlarm: sleeper.failedAt.map { $0 + Sleeper.patience - clock.uptime }
      case .externalPower, .clockNotTrusted, .soon, nil: nil
      }
    return wait.map { now.addingTimeInterval(max($0, .seconds(1)).inSeconds) }
  }

  /// Waits for the tick that the machine was switched on for; false where somebody stops the run meanwhile.
  ///
  /// It was switched on earlier by what a start takes, and a page drawn then would show the time before.
  func awaitsDueTick() async -> Bool {
    guard let dueAt, dueAt > clock.now else { return true }
    self.dueAt = nil
    guard await clock.wait(until: dueAt) == .stop else { return true }
    ending = .stopped
    return false
  }

  private func verified(_ date: Date, at now: Date, by sleeper: Sleeper) -> SleepDecision {
    do throws(PowerDownError) {
      try VerifiedAlarm.set(date, on: sleeper.alarm, at: now)
    } catch {
      sleeper.failedAt = clock.uptime
      pendingProblems.append(error.description)
      return .stay(.noAlarm)
    }
    ending = .asleep(until: date)
    state?.update {
      $0.wakeAt = date.timeIntervalSince1970
      $0.dueAt = date.timeIntervalSince1970 + sleeper.policy.lead.inSeconds
    }
    return .sleep(until: date)
  }

  /// The next instant at which the glass may change.
  ///
  /// The panel's own care wakes nobody: it goes with the first picture after it is due.
  private func nextPicture(after now: Date) -> Date? {
    let wake = scheduler.nextWake(after: now, besides: [.gauge, .providerDeadline, .reload, .maintenance])
    // What is asked more often than the panel may be refreshed wakes nobody before that.
    let spacing = now.addingTimeInterval(ticks.minimumRefreshInterval.inSeconds)
    let reload = scheduler.nextWake(
      after: now, besides: [.gauge, .providerDeadline, .redraw, .maintenance, .quietHours])
    let asked = [reload?.date, scheduler.isQuiet ? nil : feeds.nextAttempt].compactMap { $0 }.min()
    return [wake?.date, asked.map { max($0, spacing) }].compactMap { $0 }.min()
  }

  private func notice(_ reason: SleepDecision.Reason, at now: Date) {
    let next: SleepNotice? =
      switch reason {
      case .held: .held
      case .noAlarm: .noAlarm
      case .clockNotTrusted, .externalPower, .justStarted, .soon: nil
      }
    guard next != sleepNotice else { return }
    sleepNotice = next
    isWarningNews = true
    if next == nil { isPageTurned = true }
    scheduler.invalidate(at: now)
  }
}
