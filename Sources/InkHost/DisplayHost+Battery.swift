import Foundation
import InkGauges
import InkTimelines

extension DisplayHost {
  /// How the battery ran down so far, by which the time left is told while the gauge does not.
  public func use(_ discharges: DischargeHistory) { watch?.discharges = discharges }

  /// Takes the gauge's reading into account: warns, stops refreshing with one last picture, goes on, or ends the run.
  func judgeBattery(at now: Date) {
    guard let watch, watch.battery.isPresent else { return }
    let decision = batteryGuard.observe(watch.sample, at: clock.uptime)
    if let warning = decision.warning {
      pendingProblems.append(BatteryProblem.low(percent: warning.percent).description)
    }
    readGauge(every: decision.nextReading)
    if decision.powerOffAt != nil, powerOffAt == nil {
      pendingProblems.append(BatteryProblem.empty.description)
    }
    powerOffAt = decision.powerOffAt
    if decision.switchesOff { ending = .batteryEmpty }
    let halts = decision.level >= .critical
    guard halts != scheduler.isHalted else { return }
    scheduler.isHalted = halts
    if halts {
      lastPicture = .due
    } else {
      lastPicture = .none
      isPageTurned = true
      scheduler.invalidate(at: now)
    }
  }

  /// Shows that the battery is empty, in the place of all widgets.
  func drawLastPicture() {
    screen.clear(withHairlines: false)
    screen.draw(
      BatteryEmptyPage(locale: settings.locale), in: Slot("screen", .systemMedium, screen.bounds),
      environment: settings.environment(for: .systemMedium, hasContentMargins: false, at: clock.now))
  }

  private func readGauge(every interval: Duration?) {
    if let interval, let pace = watch?.pace { scheduler.paceGauge(min(interval, pace)) }
    let usual = ticks
    let shortest = { (usual: Duration?) in [usual, interval].compactMap { $0 }.min() }
    let (day, night) = (shortest(usual.gaugeInterval), shortest(usual.quietGaugeInterval))
    // Setting a policy has quiet hours looked up.
    if scheduler.policy.gaugeInterval != day { scheduler.policy.gaugeInterval = day }
    if scheduler.policy.quietGaugeInterval != night { scheduler.policy.quietGaugeInterval = night }
  }
}

/// Where the picture that says that the battery is empty stands.
enum LastPicture {
  case none, due, shown
}
