import Foundation

/// When each kind of work is next due, all windows and floors considered.
extension TickScheduler {
  /// True while nothing is refreshed or asked.
  private var isResting: Bool {
    isHalted || isQuiet && demanded.isEmpty && !isPageDemanded && policy.quietRefreshInterval == nil
  }

  /// The interval of quiet hours that are not silent.
  private var restInterval: Duration? { isQuiet && demanded.isEmpty ? policy.quietRefreshInterval : nil }

  /// When a redraw is due.
  var redrawInstant: Date? {
    guard !isResting else { return nil }
    let floor = refreshFloor
    // What fell due during a rest that a demand interrupts is gathered from then on.
    let start = max(floor, demandedAt ?? .distantPast)
    return [gatheredRedraws(from: start), gatheredAnswers(from: floor)].compactMap { $0 }.min()
  }

  /// When the glass may be refreshed again; at once where somebody asks for it.
  var refreshFloor: Date {
    let isDemanded = !demanded.isEmpty || isPageDemanded
    let minimum = isDemanded ? .zero : max(policy.minimumRefreshInterval, restInterval ?? .zero)
    let spacing = lastRefresh?.adding(minimum) ?? .distantPast
    return isDemanded ? spacing : max(spacing, nextAffordableRefresh)
  }

  /// When the day's budget has room for a refresh again; long ago without a budget.
  public var nextAffordableRefresh: Date {
    guard let next = budget?.next, next.isFinite else { return .distantPast }
    return Date(timeIntervalSince1970: next)
  }

  /// How many refreshes the day's budget has room for at once; nil without a budget.
  public func affordableRefreshes(at now: Date) -> Int? { budget?.available(at: now.timeIntervalSince1970) }

  /// The last of what falls due within a window of the first, so that one refresh serves all; the whole
  /// window while providers are about to answer.
  private func gatheredRedraws(from floor: Date) -> Date? {
    guard let first = redraws.first else { return nil }
    let start = max(first, floor)
    let limit = start.adding(policy.entryWindow)
    if isPageDemanded { return start }
    if isAnswering(at: start) { return limit }
    return max(start, redraws.latest(upTo: limit) ?? start)
  }

  /// When the new timelines stop waiting for the others.
  private func gatheredAnswers(from floor: Date) -> Date? {
    guard let first = answers.first else { return nil }
    let isAboutToAsk = promptReloads.first.map { $0 <= first } ?? false
    let wait = isAboutToAsk || isAnswering(at: first) ? policy.answerWindow : .zero
    return max(first.adding(wait), floor)
  }

  /// True shortly after providers were asked, while some have not answered; slow ones are not waited for.
  private func isAnswering(at date: Date) -> Bool {
    guard !deadlines.isEmpty, let lastRequest else { return false }
    return date < lastRequest.adding(policy.answerWindow)
  }

  /// When a reload is due.
  var reloadInstant: Date? {
    guard !isResting else { return nil }
    let floor = restInterval.flatMap { lastRequest?.adding($0) } ?? .distantPast
    let gathered = policyReloads.first.map { first in
      let start = max(first, floor)
      return max(start, policyReloads.latest(upTo: start.adding(policy.reloadWindow)) ?? start)
    }
    return [gathered, promptReloads.first.map { max($0, floor) }].compactMap { $0 }.min()
  }

  private var gaugeInterval: Duration? {
    guard isQuiet else { return policy.gaugeInterval.map { gaugePace ?? $0 } }
    return policy.quietGaugeInterval.map { max($0, gaugePace ?? .zero) }
  }

  /// When the gauge is to be read; it waits briefly for a redraw to go with.
  var gaugeInstant: Date? {
    guard let interval = gaugeInterval else { return nil }
    guard let due = lastGaugeReading?.adding(interval) else { return .distantPast }
    guard let redraw = redrawInstant, redraw > due, redraw <= due.adding(gaugeSlack) else { return due }
    return redraw
  }

  /// How much sooner the gauge is read when the machine is awake anyway.
  var gaugeSlack: Duration { min(policy.reloadWindow, (gaugeInterval ?? .zero) / 2) }

  /// When the maintenance refresh is due, never in quiet hours; it waits briefly for a redraw to go with.
  var maintenanceInstant: Date? {
    guard !isQuiet, !isHalted, let interval = policy.maintenanceInterval else { return nil }
    let due = lastMaintenance.adding(interval)
    guard let redraw = redrawInstant, redraw > due, redraw <= due.adding(policy.reloadWindow) else {
      return due
    }
    return redraw
  }

  /// The next edge of quiet hours; one that a change of the clock or the policy made is due at once.
  var quietHoursInstant: Date? {
    guard let rest else { return quietSpan?.start }
    return rest == quietSpan ? rest.wake : .distantPast
  }
}
