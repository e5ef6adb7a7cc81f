import Foundation
import InkFeeds
import InkGauges
import InkTimelines

extension DisplayHost {
  /// Asks the gauge, and does what its answer asks for.
  func readGauge(at now: Date, into report: inout TickReport) {
    guard let watch else { return }
    let before = watch.status
    defer {
      feeds.note(
        DisplayFacts(
          volts: watch.battery.volts, percent: watch.battery.level.map { Int(($0 * 100).rounded()) }))
    }
    let isChanged = report.timings.gauge.add(timeOf: { watch.read(at: clock.uptime) })
    // Where nothing is special, the policy knows how often.
    scheduler.paceGauge(watch.pace == PollingPace.usual ? nil : watch.pace)
    if isChanged { batteryChanged(from: before, to: watch.status, at: now) }
    judgeBattery(at: now)
  }

  /// How the battery ran down so far, by which the time left is told while the gauge does not.
  public func use(_ discharges: @escaping () -> DischargeHistory?) { watch?.dischargeSource = discharges }

  /// How long the battery lasts on a machine that rests between ticks, for widgets; asked once.
  public func useBudget(_ budget: @escaping () -> LifeBudget?) { watch?.budgetSource = budget }

  /// Draws again what shows the battery, and asks the providers that looked at it for new timelines when its level or
  /// what it does is another.
  func batteryChanged(from before: BatteryStatus, to status: BatteryStatus, at now: Date) {
    DeviceBattery.shared.status = status
    scheduler.invalidate(at: now)
    guard before.percent != status.percent || before.state != status.state else { return }
    let readers = widgets.filter { $0.value.timeline?.readsBattery == true }.map(\.key)
    scheduler.batteryChanged(for: readers, at: now)
  }

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
    warn(decision.level, at: now)
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

  /// Has the glass say that the battery runs out, or say so no more.
  private func warn(_ level: BatteryLevel, at now: Date) {
    let isCharging = watch?.battery.state == .charging
    let next = level == .warning && !isCharging ? BatteryWarning(percent: watch?.battery.percent) : nil
    guard next != warning else { return }
    if next == nil {
      // What it stood on is drawn again.
      isPageTurned = true
      scheduler.invalidate(at: now)
    } else {
      isWarningNews = true
    }
    warning = next
  }

  /// Draws what is to be known of battery and rest over what it stands on.
  func drawWarning(at now: Date) {
    isWarningNews = false
    guard !scheduler.isHalted else { return }
    if let sleepNotice {
      screen.draw(
        sleepNotice, in: Slot("sleep", .accessoryInline, sleepNotice.frame(in: screen.bounds)),
        environment: settings.environment(for: .systemSmall, hasContentMargins: false, at: now))
    }
    guard let warning else { return }
    let places = scheduler.placementIDs.filter { scheduler.isShown($0) }
      .compactMap { widgets[$0]?.placement.slot.frame }
    screen.draw(warning, among: places, with: settings, at: now)
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
