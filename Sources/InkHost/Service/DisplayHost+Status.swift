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
        slot: widget.placement.slot.name, loadedAt: health.loadedAt,
        ageSeconds: health.age.map { Int($0.inSeconds) }, nextReload: health.nextReload,
        failures: health.failures, isReloading: health.isReloading, isStale: health.isStale,
        error: widget.error?.description)
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

  /// What was done to the panel.
  var panelCounters: DisplayStatus.Counters {
    DisplayStatus.Counters(
      refreshesSinceStart: refreshes, partialsSinceWholeScreen: history.partials,
      wholeScreensEver: history.wholeScreenTotal, partialsEver: history.partialTotal,
      lastFull: history.lastFull.map { Date(timeIntervalSince1970: $0.inSeconds) })
  }
}
