import Foundation

extension TickScheduler {
  /// A provider's answer.
  ///
  /// False when it is refused: the placement is gone or has a newer timeline.
  ///
  /// An answer to a request that was given up is accepted: late data is data.
  @discardableResult
  public mutating func loaded(
    _ request: ReloadRequest, dates: EntryDates, policy reload: TimelineReloadPolicy, at now: Date
  ) -> Bool {
    guard let slot = slots[request.placement], let known = placements[slot],
      request.serial > known.loadedSerial
    else { return false }
    if known.outstanding == request { settle(slot, at: now) }
    placements[slot]?.dates = dates
    placements[slot]?.isRecalled = false
    placements[slot]?.loadedAt = now
    placements[slot]?.loadedSerial = request.serial
    placements[slot]?.failures = 0
    placements[slot]?.failingSince = nil
    placements[slot]?.entryChange = nil
    placements[slot]?.textChange = nil
    placements[slot]?.redrawReasons.insert(.timeline)
    let next = reload.reloadDate(
      lastEntry: dates.last, requestedAt: known.requestedAt ?? now,
      minimumInterval: policy.minimumReloadInterval)
    policyReloads[slot] = nil
    if placements[slot]?.outstanding == nil { planReload(slot, at: next) }
    scheduleAnswer(slot, at: now)
    scheduleRedraw(slot)
    return true
  }

  /// The last good timeline of a former run, which stands in for the placeholder until the provider answers, and counts
  /// as stale.
  public mutating func recalled(_ id: PlacementID, dates: EntryDates, loadedAt: Date, at now: Date) {
    guard let slot = slots[id], placements[slot]?.dates == nil else { return }
    placements[slot]?.dates = dates
    placements[slot]?.isRecalled = true
    placements[slot]?.loadedAt = min(loadedAt, now)
    scheduleRedraw(slot)
  }

  /// A provider's failure, an empty timeline being one.
  ///
  /// False when the request was settled already.
  @discardableResult
  public mutating func failed(_ request: ReloadRequest, at now: Date) -> Bool {
    guard let slot = slots[request.placement], placements[slot]?.outstanding == request else { return false }
    fail(slot, at: now)
    return true
  }

  /// A placement was drawn; `nextTextChange` is when a date text in it reads differently, if one does.
  public mutating func drawn(_ id: PlacementID, nextTextChange: Date?, at now: Date) {
    guard let slot = slots[id] else { return }
    // A text that claims to have changed already must not make a busy loop.
    placements[slot]?.textChange = nextTextChange?.scheduled.map { $0 > now ? $0 : now.adding(.seconds(1)) }
    scheduleRedraw(slot)
  }

  /// The panel was refreshed; `isFull` when by a full refresh, which serves as its maintenance refresh.
  public mutating func refreshed(at now: Date, isFull: Bool) {
    lastRefresh = now
    budget?.record(at: now.timeIntervalSince1970)
    if isFull { lastMaintenance = now }
  }

  /// The environment of these placements changed, such as the battery; nil for all of them.
  public mutating func invalidate(_ ids: [PlacementID]? = nil, at now: Date) {
    invalidate(slots(of: ids), reason: .environment, at: now)
  }

  /// A reload of a kind, nil for every kind, as `WidgetCenter` asks for it.
  ///
  /// A kind that is not placed does nothing.
  public mutating func requestReload(ofKind kind: String?, at now: Date) {
    for slot in slots.values where kind == nil || placements[slot]?.kind == kind {
      requestReload(slot, reason: .widgetCenter, at: now)
    }
  }

  /// The battery changed, which the providers of these placements looked at.
  public mutating func batteryChanged(for ids: [PlacementID], at now: Date) {
    for slot in slots(of: ids) { requestReload(slot, reason: .battery, at: now) }
  }

  private mutating func requestReload(_ slot: Int, reason: ReloadReasons, at now: Date) {
    let earliest = placements[slot]?.requestedAt?.adding(policy.minimumRequestInterval) ?? now
    wantReload(slot, due: max(now, earliest), reason: reason)
  }

  /// Somebody wants fresh data now, quiet hours or not; nil for all placements.
  public mutating func demandReload(of ids: [PlacementID]? = nil, at now: Date) {
    demandedAt = now
    for slot in slots(of: ids) {
      if isShown(slot) { demanded.insert(slot) }
      placements[slot]?.redrawReasons.insert(.demand)
      wantReload(slot, due: now, reason: .demand)
    }
  }

  /// Somebody wants to see the display refreshed now, quiet hours or not; nil for all placements.
  public mutating func demandRedraw(of ids: [PlacementID]? = nil, at now: Date) {
    demandedAt = now
    let slots = slots(of: ids).filter { isShown($0) }
    demanded.formUnion(slots)
    invalidate(slots, reason: .demand, at: now)
  }

  /// The wall clock was set: `now` is `step` later than it would have been, earlier if negative.
  ///
  /// What is measured from a moment (retries, deadlines, minimum intervals) moves with the clock; timelines
  /// made under the wrong time are asked for again. `actions` notices a step backwards by itself; one
  /// forwards only a monotonic clock can tell from sleep.
  public mutating func clockStepped(by step: Duration, at now: Date) {
    lastNow = now
    demandedAt = demandedAt?.adding(step)
    lastRequest = lastRequest?.adding(step)
    chosenAt = chosenAt?.adding(step)
    lookEnds = lookEnds?.adding(step)
    if let turning { self.turning = (turning.page, turning.since.adding(step)) }
    lastRefresh = lastRefresh?.adding(step)
    budget?.shift(by: step.seconds)
    lastMaintenance = lastMaintenance.adding(step)
    lastGaugeReading = lastGaugeReading?.adding(step)
    answers.mapKeys { $0.adding(step) }
    deadlines.mapKeys { $0.adding(step) }
    for slot in slots.values {
      guard let placement = placements[slot] else { continue }
      placements[slot]?.loadedAt = placement.loadedAt?.adding(step)
      placements[slot]?.requestedAt = placement.requestedAt?.adding(step)
      placements[slot]?.failingSince = placement.failingSince?.adding(step)
    }
    clockChanged(at: now)
  }

  /// The zone changed: quiet hours are found anew, every provider is asked and every placement drawn.
  public mutating func timeZoneChanged(to zone: TimeZone, at now: Date) {
    timeZone = zone
    clockChanged(at: now)
  }

  private mutating func clockChanged(at now: Date) {
    quietSpan = policy.quietHours.span(at: now, in: timeZone)
    rulesChanged(at: now)
    // Their dates are compared with a time that is no longer so.
    keptPictures = []
    for slot in slots.values { wantReload(slot, due: now, reason: .clock) }
    invalidate(shownSlots, reason: .clock, at: now)
  }

  private func slots(of ids: [PlacementID]?) -> [Int] {
    guard let ids else { return Array(slots.values) }
    return ids.compactMap { slots[$0] }
  }
}
