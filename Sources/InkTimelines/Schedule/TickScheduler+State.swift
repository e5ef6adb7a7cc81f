import Foundation

extension TickScheduler {
  /// Slots of which something is on screen, or is to be when the page has just been turned.
  var shownSlots: [Int] {
    slots.values.filter { slot in
      guard let placement = placements[slot], isShown(slot) else { return false }
      return placement.wasDrawn || (hasNightPage || pages.count > 1) && placement.dates != nil
    }
  }

  /// False for a widget of the page that is not up.
  public func isShown(_ id: PlacementID) -> Bool { slots[id].map { isShown($0) } ?? false }

  func isShown(_ slot: Int) -> Bool { placements[slot].map { $0.page == page } ?? true }

  /// Has a new timeline or placeholder drawn, when its page is up; else as soon as it is.
  mutating func scheduleAnswer(_ slot: Int, at now: Date) {
    guard isShown(slot) else {
      placements[slot]?.invalidatedAt = now
      return
    }
    answers[slot] = min(answers[slot] ?? now, now)
  }

  func isStale(_ placement: Placement, at now: Date) -> Bool {
    if placement.isRecalled { return true }
    guard placement.dates != nil, let date = placement.staleDate(after: policy.staleAfter) else {
      return false
    }
    return date <= now
  }

  /// Puts the slot where its earliest reason to be drawn belongs.
  mutating func scheduleRedraw(_ slot: Int) {
    guard let placement = placements[slot], isShown(slot) else { return }
    let isStaleAhead = placement.dates != nil && !placement.isShownStale
    let stale = isStaleAhead ? placement.staleDate(after: policy.staleAfter) : nil
    redraws[slot] =
      [placement.entryChange, placement.textChange, placement.invalidatedAt, stale]
      .compactMap { $0 }.min()
  }

  mutating func invalidate(_ slots: [Int], reason: RedrawReasons, at now: Date) {
    for slot in slots {
      placements[slot]?.invalidate(at: now, reason: reason)
      scheduleRedraw(slot)
    }
  }

  /// Plans a reload that somebody waits for; while a request is out, one after its answer.
  mutating func wantReload(_ slot: Int, due: Date, reason: ReloadReasons) {
    placements[slot]?.reloadReasons.insert(reason)
    if placements[slot]?.outstanding != nil {
      placements[slot]?.reloadAfterAnswer(at: due)
    } else {
      planReload(slot, at: due, isPrompt: true)
    }
  }

  /// Plans when a provider is asked; for a page that is not up, when it would be.
  mutating func planReload(_ slot: Int, at date: Date?, isPrompt: Bool = false) {
    guard let date else { return }
    guard isAsked(slot) else {
      let parked = placements[slot]?.parkedReload
      placements[slot]?.parkedReload = min(parked ?? date, date)
      return
    }
    if isPrompt {
      promptReloads[slot] = min(promptReloads[slot] ?? date, date)
    } else {
      policyReloads[slot] = date
    }
  }

  /// Puts a request out; `isAhead` for a page that is not up, on whose answer nothing waits.
  mutating func request(_ slot: Int, isAhead: Bool = false, at now: Date) -> Tick.Reload? {
    guard let placement = placements[slot] else { return nil }
    var reasons = placement.reloadReasons
    if let due = policyReloads[slot], due <= now { reasons.insert(placement.failures > 0 ? .retry : .policy) }
    serial += 1
    let request = ReloadRequest(placement: placement.id, serial: serial)
    placements[slot]?.outstanding = request
    placements[slot]?.requestedAt = now
    placements[slot]?.reloadReasons = []
    placements[slot]?.parkedReload = nil
    policyReloads[slot] = nil
    promptReloads[slot] = nil
    deadlines[slot] = now.adding(policy.providerDeadline)
    if !isAhead { lastRequest = now }
    return Tick.Reload(request: request, reasons: reasons)
  }

  /// Ends the request that is out.
  mutating func settle(_ slot: Int, at now: Date) {
    placements[slot]?.outstanding = nil
    deadlines[slot] = nil
    guard let due = placements[slot]?.reloadAfterAnswer else { return }
    placements[slot]?.reloadAfterAnswer = nil
    planReload(slot, at: max(due, now), isPrompt: true)
  }

  /// Ends the request that is out as failed and plans the next.
  mutating func fail(_ slot: Int, at now: Date) {
    settle(slot, at: now)
    guard let placement = placements[slot] else { return }
    let failures = placement.failures + 1
    placements[slot]?.failures = failures
    placements[slot]?.failingSince = placement.failingSince ?? now
    planReload(slot, at: now.adding(policy.retry.delay(afterFailures: failures)))
    if placement.dates == nil, failures == 1 {
      placements[slot]?.redrawReasons.insert(.failure)
      scheduleAnswer(slot, at: now)
    }
    scheduleRedraw(slot)
    forgetDemandIfMet(slot)
  }

  /// Hands a placement out to be drawn as it is at `now`.
  mutating func handOut(_ slot: Int, at now: Date) -> Tick.Redraw? {
    guard var placement = placements[slot] else { return nil }
    let isStale = isStale(placement, at: now)
    var reasons = placement.redrawReasons
    if let change = placement.entryChange, change <= now { reasons.insert(.entry) }
    if let change = placement.textChange, change <= now { reasons.insert(.text) }
    if isStale, !placement.isShownStale { reasons.insert(.stale) }
    placement.wasDrawn = true
    placement.isShownStale = isStale
    placement.entryChange = placement.dates?.nextChange(after: now)
    placement.textChange = nil
    placement.invalidatedAt = nil
    placement.redrawReasons = []
    placements[slot] = placement
    answers[slot] = nil
    scheduleRedraw(slot)
    forgetDemandIfMet(slot)
    return Tick.Redraw(
      placement: placement.id, entry: placement.dates?.index(at: now), isStale: isStale, reasons: reasons)
  }

  /// A demand is met when no data and no drawing is awaited any more.
  private mutating func forgetDemandIfMet(_ slot: Int) {
    guard demanded.contains(slot), let placement = placements[slot] else { return }
    let awaitsData = placement.outstanding != nil || promptReloads[slot] != nil
    let awaitsDrawing = answers[slot] != nil || placement.invalidatedAt != nil
    if !awaitsData, !awaitsDrawing { demanded.remove(slot) }
  }
}
