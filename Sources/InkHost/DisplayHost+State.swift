import Foundation
import InkFeeds
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
    /// The machine is to be switched off until an alarm, which is set.
    case asleep(until: Date)
    /// Somebody switched it off by a button; the panel sleeps, the state is written.
    case shutDown
  }

  /// Goes on from what the last run left, as far as it can be relied upon.
  func resume() {
    guard let state else { return }
    let resumption = state.resumption(on: panel.model)
    history = resumption.history
    if let picture = resumption.picture, !panel.resume(showing: picture) { history.lose(.start) }
    if let wakeAt = state.state.wakeAt {
      wakeReason = WakeReason(alarm: Date(timeIntervalSince1970: wakeAt), now: clock.now)
      if wakeReason == .alarm { dueAt = state.state.dueAt.map(Date.init(timeIntervalSince1970:)) }
      state.update { ($0.wakeAt, $0.dueAt) = (nil, nil) }
    }
    shownPage = state.state.page.map { page in
      ShownPage(name: page.name, chosenAt: page.chosenAt.map(Date.init(timeIntervalSince1970:)))
    }
    recallShowing(on: resumption.picture)
    feeds.recall(state.state.feeds ?? [])
    if let battery = state.state.battery {
      let age = Duration.seconds(max(0, clock.now.timeIntervalSince1970 - battery.readAt))
      watch?.recall(level: battery.level, readAt: clock.uptime - age)
    }
    noteStateProblem()
  }

  /// Shows what widgets showed last, with its age, until their providers answer.
  func recallTimelines(at now: Date) {
    guard let stored = state?.state.timelines, !stored.isEmpty else { return }
    for (id, widget) in widgets {
      let place = widget.place
      guard let found = stored.first(where: { $0.place == place }), found.loadedAt.isFinite,
        let timeline = widget.source.restored(found.entries.map { Data($0.utf8) })
      else { continue }
      widget.timeline = timeline
      let loadedAt = Date(timeIntervalSince1970: found.loadedAt)
      scheduler.recalled(id, dates: timeline.dates, loadedAt: loadedAt, at: now)
    }
  }

  /// Keeps a timeline that has just come for the next run.
  func remember(_ widget: PlacedWidget, at now: Date) {
    guard let state, let stored = widget.stored(at: now) else { return }
    // Of widgets that are not placed any more nothing is kept.
    let places = Set(widgets.values.map(\.place))
    state.update { state in
      let others = (state.timelines ?? []).filter { $0.place != stored.place && places.contains($0.place) }
      state.timelines = (others + [stored]).sorted { $0.place < $1.place }
    }
  }

  /// A scheduler for these settings, which knows what was done to the panel before.
  func makeScheduler(at now: Date) -> TickScheduler {
    var scheduler = TickScheduler(
      policy: ticks, timeZone: settings.timeZone, now: now,
      lastMaintenance: history.lastFull.map { Date(timeIntervalSince1970: $0.inSeconds) },
      pages: settings.pageRules,
      page: settings.pages.firstIndex { $0.name == shownPage?.name } ?? 0, chosenAt: shownPage?.chosenAt)
    pictures = [:]
    if let horizon = state?.state.budgetHorizon { scheduler.restoreBudget(horizon: horizon, at: now) }
    for (id, widget) in widgets {
      scheduler.place(id, kind: widget.placement.kind, on: widget.page, at: now)
    }
    return scheduler
  }

  /// Goes on from the numbers of feeds that former runs kept, oldest first; to be told before the run begins.
  public func recall(_ samples: [FeedSample]) { feeds.recall(samples) }

  /// The numbers of feeds that came since the last call, for a history to keep.
  public func takeSamples() -> [FeedSample] { feeds.takeSamples() }

  /// Has the state follow the display; `isLast` before a long rest.
  func keepState(isLast: Bool = false) {
    guard let state else { return }
    state.update {
      $0.history = StoredHistory(history)
      $0.budgetHorizon = scheduler.budgetHorizon
      $0.page = pageName.map {
        StoredPage(name: $0, chosenAt: scheduler.chosenAt?.timeIntervalSince1970.rounded())
      }
      if let known = feeds.takeKnown() { $0.feeds = known }
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
