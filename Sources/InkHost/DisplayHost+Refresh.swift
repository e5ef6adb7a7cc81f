import Foundation
import InkBitmap
import InkPanels
import InkTimelines

extension DisplayHost {
  /// Brings the glass to what is drawn, as far as the planner lets it.
  func refresh(at now: Date, _ report: inout TickReport) throws {
    let started = ContinuousClock.now
    let wanted = picture.rotated(by: settings.rotation)
    let epoch = Duration.seconds(now.timeIntervalSince1970)
    var policy = settings.refresh
    policy.isQuiet = scheduler.isQuiet
    policy.isAwaited = presses.isAwaited || isShowingNews
    policy.wantsFull = presses.wantsFull
    var plan = RefreshPlanner.plan(
      shown: panel.picture, wanted: wanted, history: history, model: panel.model,
      temperature: panelCelsius(), policy: policy, now: epoch)
    // The last picture stays for long: it is made as good as can be, whatever the intervals.
    if lastPicture == .due { plan = .full(.requested) }
    if !plan.isHeld { (presses.isAwaited, isShowingNews) = (false, false) }
    report.plan = plan
    report.timings.plan = ContinuousClock.now - started
    retry = nil
    if case .hold(let until) = plan.action {
      let isByTemperature = plan.reason.isOfTemperature
      retry = (until ?? (isByTemperature ? epoch + Self.temperaturePause : nil)).map {
        NextTick(date: Date(timeIntervalSince1970: Double($0.components.seconds) + 1), cause: .heldRefresh)
      }
      // What nothing will let through is not asked for over and over.
      if retry == nil { (isShowingNews, presses.wantsFull) = (false, false) }
      return
    }
    guard plan.mode != nil else { return }
    state?.willRefresh(at: clock.uptime)
    refreshMark?.begins(until: clock.uptime + panel.model.longestDeadline)
    willRefresh(plan)
    report.timings.press = presses.takeLatency() ?? .zero
    defer {
      refreshMark?.ends()
      didRefresh()
    }
    do {
      let done = try panel.refresh(to: wanted, plan: plan)
      history.record(done, on: panel.model, at: epoch)
      report.panel = done
      report.timings.busy = done.busy
      report.timings.bus = done.total - done.busy
      refreshes += 1
      report.refresh = refreshes
      scheduler.refreshed(at: now, isFull: done.mode == .full)
      if lastPicture == .due { lastPicture = .shown }
      // What failed is still asked for.
      presses.wantsFull = false
    } catch {
      history.lose(.error)
      // A board that never worked needs a person; one that has worked may work again.
      if refreshes == 0 { throw error }
      report.problems.append(error.description)
      retry = NextTick(date: now.addingTimeInterval(60), cause: .failedRefresh)
    }
  }
}
