import Foundation
import InkBitmap
import InkPanels
import InkTimelines

extension DisplayHost {
  /// True when the machine is to be switched off until the next tick: the alarm is set, and reads as it was set.
  ///
  /// What keeps it on against the owner's wish stands on the glass.
  func fallsAsleep(at now: Date) -> Bool {
    guard let sleeper else {
      // Whoever kept it on does so no more.
      show(nil, at: now)
      return false
    }
    var facts = SleepPolicy.Facts(now: now, next: nextPicture(after: now), uptime: clock.uptime - startedAt)
    facts.truth = clockWatch.truth
    facts.hasExternalPower = watch?.sample.hasExternalPower
    facts.isHeld = isKeptAwake || sleeper.isHeld()
    facts.level = batteryGuard.level
    facts.reach = sleeper.alarm.reach
    var decision = sleeper.policy.decision(facts)
    if case .sleep(let date) = decision {
      let failure = sleeper.failure.flatMap { clock.uptime - $0.at < Sleeper.patience ? $0.reason : nil }
      decision = failure.map { .stay($0) } ?? verified(date, at: now, by: sleeper)
    }
    switch decision {
    case .stay(let reason):
      stay(for: reason, by: sleeper, at: now)
      return false
    case .sleep where sleepNotice != nil:
      // What the glass says is no longer so, and would stay on it through the rest.
      sleeper.reason = nil
      show(nil, at: now)
      return false
    case .sleep(let date):
      ending = .asleep(until: date)
      state?.update {
        $0.wakeAt = date.timeIntervalSince1970
        $0.dueAt = sleeper.policy.tick(of: date, facts)?.timeIntervalSince1970
      }
      return true
    }
  }

  /// Switches the machine off where the run ended for a rest, and the run is over with it; false where it stays on, and
  /// the display goes on with what is on the glass.
  func goesOff(showing picture: ColorFrame?) -> Bool {
    guard case .asleep(let date) = ending, let sleeper, let switchOff = sleeper.switchOff else { return true }
    do throws(PowerDownError) {
      try switchOff(date)
      return true
    } catch {
      ending = .done
      sleeper.failure = (.notOff, clock.uptime)
      state?.update { ($0.wakeAt, $0.dueAt) = (nil, nil) }
      state?.flush(at: clock.uptime)
      pendingProblems.append(error.description)
      if picture.map(panel.resume) != true { history.lose(.start) }
      stay(for: .notOff, by: sleeper, at: clock.now)
      return false
    }
  }

  /// When it is worth deciding anew although nothing is due; nil for not before that.
  func nextSleepLook(after now: Date) -> Date? {
    guard let sleeper else { return nil }
    let wait: Duration? =
      switch sleeper.reason {
      case .justStarted: sleeper.policy.awake - (clock.uptime - startedAt)
      case .held:
        [Sleeper.holdInterval, presses.awakeUntil.map { $0 - clock.uptime }].compactMap { $0 }.min()
      case .noAlarm, .notOff: sleeper.failure.map { $0.at + Sleeper.patience - clock.uptime }
      case .externalPower, .clockNotTrusted, .soon, nil: nil
      }
    return wait.map { now.addingTimeInterval(max($0, .seconds(1)).inSeconds) }
  }

  /// Waits for the tick that the machine was switched on for; false where somebody stops the run meanwhile.
  ///
  /// It was switched on earlier by what a start takes, and a page drawn then would show the time before.
  func awaitsDueTick() async -> Bool {
    guard let due = dueAt else { return true }
    dueAt = nil
    // A tick that is further than it can be is one of another time: the clock was set back.
    let longest = due.timeIntervalSince(clock.now) + WakeReason.start
    while requests.isEmpty, clock.now < due, due.timeIntervalSince(clock.now) <= longest {
      onWait(nil)
      let now = clock.now
      let sign = longestWait.map { now.addingTimeInterval($0.inSeconds) }
      let moments = [due, sign, nextGesture(after: now)].compactMap { $0 }
      switch await clock.wait(until: moments.min() ?? due) {
      case .stop:
        ending = .stopped
        return false
      case .reload: onReload()
      case .clockChanged, .attention, nil: break
      }
      settleButtons()
    }
    return true
  }

  /// What switched the machine on, as far as its alarm and its board tell; nil where it does not rest.
  public func learnWakeReason() -> WakeReason? {
    guard let sleeper else { return wakeReason }
    // A board that does not answer is told of when its alarm is set.
    let cause = (try? sleeper.alarm.cause()) ?? nil
    wakeReason = WakeReason(wakeReason, cause: cause)
    return wakeReason
  }

  private func stay(for reason: SleepDecision.Reason, by sleeper: Sleeper, at now: Date) {
    guard reason != sleeper.reason else { return }
    sleeper.reason = reason
    notice(reason, at: now)
  }

  /// The rest until a moment if its alarm is set, and reads as it was set.
  private func verified(_ date: Date, at now: Date, by sleeper: Sleeper) -> SleepDecision {
    do throws(PowerDownError) {
      try VerifiedAlarm.set(date, on: sleeper.alarm, at: now)
    } catch {
      sleeper.failure = (.noAlarm, clock.uptime)
      pendingProblems.append(error.description)
      return .stay(.noAlarm)
    }
    return .sleep(until: date)
  }

  /// The next instant at which the glass may change.
  ///
  /// The panel's own care wakes nobody: it goes with the first picture after it is due.
  private func nextPicture(after now: Date) -> Date? {
    let drawn = scheduler.nextWake(after: now, for: [.redraw, .page, .quietHours])?.date
    let reload = scheduler.nextWake(after: now, for: [.reload])?.date
    let feed = scheduler.isQuiet ? nil : feeds.nextAttempt
    // What is asked more often than the panel may be refreshed wakes nobody before that. Neither does what the cold holds
    // back, or a panel that failed: nothing that is due would be seen.
    let spacing = max(
      now.addingTimeInterval(ticks.minimumRefreshInterval.inSeconds), scheduler.nextAffordableRefresh)
    let rare = [reload, feed, retry?.date, retry == nil ? nil : drawn].compactMap { $0 }.min()
    let shown = showing?.until
    return [retry == nil ? drawn : nil, shown, rare.map { max($0, spacing) }].compactMap { $0 }.min()
  }

  private func notice(_ reason: SleepDecision.Reason, at now: Date) {
    let next: SleepNotice? =
      switch reason {
      case .held: .held
      case .noAlarm: .noAlarm
      case .notOff: .notOff
      // Nothing was tried meanwhile, so that what failed has not been mended.
      case .justStarted, .soon: sleepNotice.flatMap { [.held, .onPower, .noTime].contains($0) ? nil : $0 }
      case .clockNotTrusted: .noTime
      case .externalPower: .onPower
      }
    show(next, at: now)
  }

  private func show(_ next: SleepNotice?, at now: Date) {
    guard next != sleepNotice else { return }
    sleepNotice = next
    isWarningNews = true
    if next == nil { isPageTurned = true }
    scheduler.invalidate(at: now)
  }
}
