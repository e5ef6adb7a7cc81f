import Foundation

extension TickScheduler {
  /// The next instant at which `actions` has something to do, not before `now`; nil for never.
  ///
  /// Valid until the next report. With `causes` only what is due for one of them counts, and a clock that was set back
  /// always.
  public func nextWake(after now: Date, for causes: Set<Wake.Cause>? = nil) -> Wake? {
    if isSetBack(now) { return Wake(date: now, cause: .clock) }
    var next: Wake?
    for (cause, date) in instants() where causes?.contains(cause) != false {
      guard let date else { continue }
      let due = max(date, now)
      if next.map({ due < $0.date }) ?? true { next = Wake(date: due, cause: cause) }
    }
    return next
  }

  private func instants() -> [(Wake.Cause, Date?)] {
    [
      (.page, pageInstant), (.redraw, redrawInstant), (.reload, reloadInstant),
      (.providerDeadline, deadlines.first),
      (.gauge, gaugeInstant), (.maintenance, maintenanceInstant), (.quietHours, quietHoursInstant),
    ]
  }

  /// What there is to do at `now`, which is thereby taken as handed out.
  public mutating func actions(at now: Date) -> Tick {
    let now = observe(now)
    var tick = Tick(date: now)
    for slot in deadlines.slots(upTo: now) {
      if let request = placements[slot]?.outstanding { tick.abandoned.append(request) }
      fail(slot, at: now)
    }
    tick.quietHours = passQuietHoursEdge(at: now)
    tick.pageTurn = passPage(at: now)

    if isDue(reloadInstant, at: now) || tick.quietHours == .ended && !isHalted {
      let due = Set(policyReloads.slots(upTo: now)).union(promptReloads.slots(upTo: now))
      for slot in due.sorted() {
        if let reload = request(slot, at: now) { tick.reloads.append(reload) }
      }
    }
    let isRedrawDue = isDue(redrawInstant, at: now)
    if isRedrawDue || tick.quietHours == .began && !isHalted {
      var due = Set(redraws.slots(upTo: now))
      if isRedrawDue { due.formUnion(answers.slots(upTo: now)) }
      for slot in due.sorted() {
        if let redraw = handOut(slot, at: now) { tick.redraws.append(redraw) }
      }
    }
    isPageDemanded = false
    if isDue(maintenanceInstant, at: now) {
      tick.isMaintenance = true
      lastMaintenance = now
    }
    if let instant = gaugeInstant, instant <= (tick.isWorking ? now.adding(gaugeSlack) : now) {
      tick.readsGauge = true
      lastGaugeReading = now
    }
    return tick
  }

  private func isDue(_ instant: Date?, at now: Date) -> Bool { instant.map { $0 <= now } ?? false }

  /// True when the clock was set back; a step below two seconds is taken for the clock's own correction.
  private func isSetBack(_ now: Date) -> Bool { now.since(lastNow) <= .seconds(-2) }

  /// Deals with a clock that was set back.
  ///
  /// While a mere correction lasts no time passes, so that an entry
  /// once shown does not flicker back.
  private mutating func observe(_ now: Date) -> Date {
    if isSetBack(now) {
      clockStepped(by: now.since(lastNow), at: now)
    } else {
      lastNow = max(lastNow, now)
    }
    return lastNow
  }

  private mutating func passQuietHoursEdge(at now: Date) -> Tick.QuietHoursEdge? {
    if let span = quietSpan, span.wake <= now {
      quietSpan = policy.quietHours.span(at: now, in: timeZone)
    }
    let former = rest
    rest = quietSpan.flatMap { $0.start <= now ? $0 : nil }
    guard rest != former else { return nil }
    if hasNightPage {
      lookEnds = nil
      turnToNightOrDay(at: now)
    }
    if isQuiet {
      invalidate(shownSlots, reason: .quietHoursBegin, at: now)
      return .began
    }
    for slot in shownSlots {
      placements[slot]?.redrawReasons.insert(.quietHoursEnd)
      scheduleAnswer(slot, at: now)
    }
    return .ended
  }
}

extension Tick {
  /// True when the machine is awake for more than a look at the clock.
  fileprivate var isWorking: Bool { !reloads.isEmpty || !redraws.isEmpty || isMaintenance || pageTurn != nil }
}
