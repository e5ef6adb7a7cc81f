import Foundation
import InkGauges
import InkTimelines

extension DisplayHost {
  /// The widgets in the order of their places, each with its timeline's age and its error.
  func widgetFacts(at now: Date) -> [DisplayStatus.Widget] {
    scheduler.placementIDs.compactMap { id in
      guard let widget = widgets[id], let health = scheduler.health(of: id, at: now) else { return nil }
      return DisplayStatus.Widget(
        kind: widget.placement.kind, family: widget.placement.slot.family.description,
        slot: widget.placement.slot.name, page: pageName(of: widget), loadedAt: health.loadedAt,
        ageSeconds: health.age.map { Int($0.inSeconds) }, nextReload: health.nextReload,
        failures: health.failures, isReloading: health.isReloading, isStale: health.isStale,
        error: widget.error?.description)
    }
  }

  private func pageName(of widget: PlacedWidget) -> String? {
    switch widget.page {
    case .night: "night"
    case .screen(let number): settings.pages.count > 1 ? settings.pages[number].name : nil
    }
  }

  /// Which page is up, and why; nil where there is only one.
  var pageFacts: DisplayStatus.Pages? {
    pageName.map {
      DisplayStatus.Pages(
        names: settings.pages.map(\.name), shown: $0, reason: scheduler.pageReason.rawValue,
        until: scheduler.pageChange, isNight: scheduler.page == .night)
    }
  }

  /// The buttons and what they do; nil where there are none.
  var buttonFacts: [DisplayStatus.Button]? {
    guard !settings.buttons.isEmpty else { return nil }
    return settings.buttons.map { button in
      var actions: [String: String] = [:]
      for (gesture, action) in button.actions { actions[gesture.rawValue] = action.description }
      return DisplayStatus.Button(
        name: button.name, line: button.line.map { "\($0)" }, actions: actions)
    }
  }

  /// The battery as it is shown; nil on a board without a gauge.
  var batteryFacts: DisplayStatus.BatteryFacts? {
    guard let watch else { return nil }
    let battery = watch.battery
    return DisplayStatus.BatteryFacts(
      gauge: battery.source, isPresent: battery.isPresent, percent: battery.percent,
      state: battery.state?.rawValue, volts: battery.volts, celsius: battery.celsius,
      timeRemainingSeconds: battery.timeRemaining.map { Int($0.inSeconds) },
      hasExternalPower: battery.hasExternalPower,
      notes: battery.caveats.isEmpty ? nil : battery.caveats.map(\.summary),
      ageSeconds: battery.age(at: clock.uptime).map { Int($0.inSeconds) }, error: watch.error?.description)
  }

  /// What is done as it runs out; nil on a board without a gauge.
  func batteryPolicyFacts(at now: Date) -> DisplayStatus.BatteryPolicyFacts? {
    guard let watch else { return nil }
    let policy = batteryGuard.policy
    return DisplayStatus.BatteryPolicyFacts(
      level: batteryGuard.level.word, low: policy.low, warning: policy.warning, critical: policy.critical,
      powerOff: policy.switchesOff ? policy.powerOff : nil, floorVolts: policy.powerOffVolts,
      cells: watch.cells,
      powerOffAt: powerOffAt.map { now.addingTimeInterval(($0 - clock.uptime).inSeconds) })
  }

  /// What is known of the clock.
  var clockFacts: DisplayStatus.ClockFacts {
    DisplayStatus.ClockFacts(verdict: clockWatch.truth.word, timeZone: settings.timeZone.identifier)
  }

  /// What is left of the day's refreshes.
  func budgetFacts(at now: Date) -> DisplayStatus.Budget {
    let next = scheduler.nextAffordableRefresh
    return DisplayStatus.Budget(
      perDay: scheduler.policy.refreshesPerDay, left: scheduler.affordableRefreshes(at: now),
      nextAt: next > now ? next : nil,
      minimumIntervalSeconds: Int(scheduler.policy.minimumRefreshInterval.inSeconds))
  }

  /// What was done to the panel.
  var panelCounters: DisplayStatus.Counters {
    DisplayStatus.Counters(
      refreshesSinceStart: refreshes, partialsSinceWholeScreen: history.partials,
      wholeScreensEver: history.wholeScreenTotal, partialsEver: history.partialTotal,
      lastFull: history.lastFull.map { Date(timeIntervalSince1970: $0.inSeconds) })
  }
}

extension BatteryLevel {
  fileprivate var word: String {
    switch self {
    case .normal: "normal"
    case .low: "low"
    case .warning: "warning"
    case .critical: "critical"
    case .empty: "empty"
    }
  }
}

extension ClockTruth {
  fileprivate var word: String {
    switch self {
    case .trusted: "trusted"
    case .unsynchronised: "unsynchronised"
    case .behind: "behind"
    }
  }
}
