import Foundation

/// Which page is up, and what becomes of the others meanwhile.
///
/// Only the page that is up is drawn at its dates and asks its providers at theirs. What falls due on another page is
/// noted in its placements; `ahead` hands out what is due of the page that comes next, once nothing else is to be done.
extension TickScheduler {
  /// The page that is up.
  public var page: Page { hasNightPage && isQuiet && lookEnds == nil ? .night : .screen(screen) }

  /// The page that comes after the one that is up; nil where there is no other.
  public var nextPage: Int? { pages.count > 1 ? (screen + 1) % pages.count : nil }

  /// Shows a page because a person wants to see it, quiet hours or not.
  ///
  /// The next `actions` turns to it, and waits for no provider.
  public mutating func showPage(_ page: Int, at now: Date) {
    guard pages.windows.indices.contains(page) else { return }
    demandedPage = page
    demandedAt = now
  }

  /// When a placement's entries matter; the pages are chosen by that where the rules say so.
  public mutating func setRelevance(_ spans: RelevanceSpans, of id: PlacementID, at now: Date) {
    guard let slot = slots[id], placements[slot]?.relevance != spans else { return }
    placements[slot]?.relevance = spans
    if pages.followsRelevance { rulesChanged(at: now) }
  }

  /// The host keeps the picture of a page that is not up, or keeps it no longer.
  public mutating func keepsPicture(of page: Int, _ isKept: Bool) {
    if isKept { keptPictures.insert(page) } else { keptPictures.remove(page) }
  }

  /// What is to be done of the page that comes next, as nobody waits for anything; taken as handed out.
  ///
  /// Nothing of it is a reason to wake: a first timeline is asked for with the turn, everything else when the machine is
  /// awake for something else.
  public mutating func ahead(at now: Date) -> Tick {
    var tick = Tick(date: now)
    guard let next = nextPage, !isQuiet, !isHalted, turning == nil, demandedPage == nil else { return tick }
    for slot in slots.values.sorted() where placements[slot]?.page == .screen(next) {
      if let due = placements[slot]?.parkedReload, due <= now, placements[slot]?.outstanding == nil {
        placements[slot]?.reloadReasons.insert(.page)
        if let reload = request(slot, isAhead: true, at: now) { tick.reloads.append(reload) }
      }
      guard let placement = placements[slot] else { continue }
      // One that has nothing yet is drawn when it has, or with the turn.
      guard placement.dates != nil else { continue }
      let isStale = isStale(placement, at: now)
      let due = [placement.entryChange, placement.textChange, placement.invalidatedAt].compactMap { $0 }.min()
      guard
        !keptPictures.contains(next) || due.map({ $0 <= now }) ?? false || isStale != placement.isShownStale
      else { continue }
      if let redraw = handOut(slot, at: now) { tick.redraws.append(redraw) }
    }
    return tick
  }

  /// True where the host keeps the picture of a page that is not up.
  public func hasPicture(of page: Int) -> Bool { keptPictures.contains(page) }

  /// Until when a placement's timeline serves, also on a page that is not up; nil for as long as nobody asks.
  package func reloadDate(of id: PlacementID) -> Date? {
    guard let slot = slots[id] else { return nil }
    return [policyReloads[slot], promptReloads[slot], placements[slot]?.parkedReload].compactMap { $0 }.min()
  }

  // MARK: - The rules

  /// The page that the rules want at `now`.
  package func pageChoice(at now: Date) -> PageRules.Choice {
    pages.choice(at: now, in: timeZone, shown: screen, chosenAt: chosenAt) { page in
      var (score, until): PageRules.Relevance = (0, nil)
      for slot in slots.values {
        guard let placement = placements[slot], placement.page == .screen(page) else { continue }
        let relevance = placement.relevance.relevance(at: now)
        score = max(score, relevance.score)
        until = [until, relevance.until].compactMap { $0 }.min()
      }
      return (score, until)
    }
  }

  mutating func noteChoice(_ choice: PageRules.Choice, at now: Date) {
    pageReason = choice.reason
    pageChange = choice.until
    if choice.reason != .chosen { chosenAt = nil }
  }

  /// Has the rules asked anew.
  mutating func rulesChanged(at now: Date) {
    if pages.isAutomatic { pageChange = now }
  }

  /// When a page is to be turned; in quiet hours only as somebody asks.
  var pageInstant: Date? {
    guard !isHalted else { return nil }
    if demandedPage != nil { return .distantPast }
    guard !isQuiet else { return lookEnds }
    guard pages.isAutomatic else { return nil }
    if let turning {
      let isReady = !awaitsAnswers(turning.page)
      return max(isReady ? turning.since : turning.since.adding(policy.answerWindow), refreshFloor)
    }
    return pageChange.map { max($0, refreshFloor) }
  }

  /// True while a provider of a page is being asked, or is about to be.
  private func awaitsAnswers(_ page: Int) -> Bool {
    slots.values.contains { slot in
      placements[slot]?.page == .screen(page)
        && (placements[slot]?.outstanding != nil || promptReloads[slot] != nil)
    }
  }

  /// Turns the page if it is time.
  mutating func passPage(at now: Date) -> Tick.PageTurn? {
    guard !isHalted else { return nil }
    if let wanted = demandedPage {
      demandedPage = nil
      return turnByHand(to: wanted, at: now)
    }
    if let end = lookEnds, isQuiet {
      guard end <= now else { return nil }
      lookEnds = nil
      turnToNightOrDay(at: now)
      isPageDemanded = true
      invalidate(shownSlots, reason: .page, at: now)
      return Tick.PageTurn(former: screen, page: nil, isDrawn: false)
    }
    guard let instant = pageInstant, instant <= now else { return nil }
    let choice = pageChoice(at: now)
    guard choice.page != screen else {
      if turning.take() != nil { for slot in slots.values { settleReload(slot, at: now) } }
      noteChoice(choice, at: now)
      return nil
    }
    if turning?.page != choice.page {
      turning = (choice.page, now)
      for slot in slots.values { settleReload(slot, at: now) }
    }
    if awaitsAnswers(choice.page), let turning, now < turning.since.adding(policy.answerWindow) { return nil }
    noteChoice(choice, at: now)
    return turn(to: choice.page, at: now)
  }

  private mutating func turnByHand(to wanted: Int, at now: Date) -> Tick.PageTurn? {
    chosenAt = now
    turning = nil
    let isNight = page == .night
    if isQuiet, hasNightPage { lookEnds = now.adding(pages.hold) }
    let turned = wanted == screen ? nil : turn(to: wanted, at: now)
    noteChoice(pageChoice(at: now), at: now)
    guard isNight || turned != nil else { return nil }
    isPageDemanded = true
    if isNight {
      turnToNightOrDay(at: now)
      invalidate(shownSlots, reason: .page, at: now)
    }
    for slot in slots.values where isShown(slot) {
      if placements[slot]?.dates == nil || promptReloads[slot] != nil { demanded.insert(slot) }
    }
    return isNight ? Tick.PageTurn(former: nil, page: wanted, isDrawn: false) : turned
  }

  private mutating func turn(to target: Int, at now: Date) -> Tick.PageTurn {
    let former = screen
    let isDrawn = keptPictures.remove(target) != nil
    screen = target
    turning = nil
    for slot in slots.values {
      guard isShown(slot) else {
        putAway(slot, at: now)
        continue
      }
      settleReload(slot, at: now)
      // What has nothing to show yet says so at once.
      if !isDrawn || placements[slot]?.dates == nil { placements[slot]?.invalidate(at: now, reason: .page) }
      scheduleRedraw(slot)
    }
    return Tick.PageTurn(former: former, page: target, isDrawn: isDrawn)
  }

  // MARK: - Up and away

  /// False for a widget whose provider is asked only when its page is to be shown next.
  public func isAsked(_ id: PlacementID) -> Bool { slots[id].map { isAsked($0) } ?? false }

  /// True for a widget of the page that comes next, which is drawn ahead.
  public func isNext(_ id: PlacementID) -> Bool {
    guard let next = nextPage, let slot = slots[id] else { return false }
    return placements[slot]?.page == .screen(next)
  }

  /// False for a widget whose provider is asked only when its page is to be shown next.
  func isAsked(_ slot: Int) -> Bool {
    guard case .screen(let page)? = placements[slot]?.page else { return true }
    return page == screen || page == turning?.page || pages.followsRelevance
  }

  /// Puts what is on the night's page, or the day's, in the place of the other.
  mutating func turnToNightOrDay(at now: Date) {
    for slot in slots.values {
      if isShown(slot) {
        // A first timeline is waited for, also in the rest that has begun.
        guard placements[slot]?.dates == nil else { continue }
        demanded.insert(slot)
        scheduleAnswer(slot, at: now)
      } else {
        takeFromQueues(slot)
      }
    }
  }

  /// Has a provider asked by its own dates while its page is up, and not before that else.
  private mutating func settleReload(_ slot: Int, at now: Date) {
    guard isAsked(slot) else {
      for due in [promptReloads[slot], policyReloads[slot]].compactMap({ $0 }) { planReload(slot, at: due) }
      promptReloads[slot] = nil
      policyReloads[slot] = nil
      return
    }
    guard let due = placements[slot]?.parkedReload else { return }
    placements[slot]?.parkedReload = nil
    if due <= now { placements[slot]?.reloadReasons.insert(.page) }
    planReload(slot, at: max(due, now), isPrompt: due <= now)
  }

  /// Keeps what is planned for a placement until its page is up again.
  private mutating func putAway(_ slot: Int, at now: Date) {
    if let due = [redraws[slot], answers[slot]].compactMap({ $0 }).min(), due <= now {
      placements[slot]?.invalidatedAt = now
    }
    takeFromQueues(slot)
    settleReload(slot, at: now)
  }

  private mutating func takeFromQueues(_ slot: Int) {
    redraws[slot] = nil
    answers[slot] = nil
    demanded.remove(slot)
  }
}
