import Foundation
import InkGauges
import InkTimelines

/// The battery of a display: reads the gauge, keeps what is known, and says what widgets are to see.
@MainActor
final class BatteryWatch {
  private let gauge: any FuelGauge
  private var filter: ReadingFilter
  /// Cells in series, as the gauge has them.
  var cells: Int { max(1, gauge.cells) }
  /// As the gauge's readings were interpreted last.
  private(set) var battery: Battery
  /// What widgets see.
  private(set) var status = BatteryStatus()
  /// Since when the battery does what it does now.
  private var unchangedSince: Duration?
  /// How soon the gauge is worth reading again.
  private(set) var pace = PollingPace.usual
  /// Why the last reading failed; nil when it did not.
  private(set) var error: GaugeError?
  /// Gives how this battery ran down so far, which tells the time left while nothing else does; asked when needed, and
  /// again after a day.
  var dischargeSource: (() -> DischargeHistory?)?
  /// Gives how long the battery lasts on a machine that rests; asked when the gauge is read first.
  var budgetSource: (() -> LifeBudget?)? { didSet { budget = nil } }
  private var budget: LifeBudget??
  private var discharges: (history: DischargeHistory?, at: Duration)?
  private var toldCaveats: Set<String> = []

  /// What a former run read last, until the gauge answers.
  private var recalled: (level: Double, readAt: Duration)?

  init(_ gauge: any FuelGauge) {
    self.gauge = gauge
    filter = ReadingFilter(for: gauge)
    battery = Battery(source: gauge.name)
  }

  /// Goes on from what a former run read, 0…1; it is shown while it is no older than any reading may be.
  func recall(level: Double, readAt: Duration) {
    if (0...1).contains(level) { recalled = (level, readAt) }
  }

  /// Reads the gauge at `now`, a time on a clock that is never set; true when widgets are to see something else.
  func read(at now: Duration) -> Bool {
    do {
      let reading = try gauge.read()
      // A gauge that is opened at its first reading may only now know.
      filter.cells = cells
      let before = battery.state
      battery = filter.add(reading, at: now)
      if battery.state != before { unchangedSince = now }
      if battery.state == .discharging, battery.timeRemaining == nil, let level = battery.level {
        battery.timeRemaining = history(at: now)?.lifeLeft(atPercent: level * 100).map(TimeLeft.rounded)
      }
      error = nil
      recalled = nil
    } catch {
      battery = filter.fail(at: now)
      self.error = error
      useRecalled(at: now)
    }
    let since = unchangedSince ?? now
    unchangedSince = since
    pace = PollingPace.interval(
      after: battery, unchanged: now - since, isTold: gauge.alertsEveryPercent)
    let before = status
    status = BatteryStatus(battery)
    status.budget = lifeBudget
    return status != before
  }

  private var lifeBudget: LifeBudget? {
    if budget == nil { budget = .some(budgetSource?()) }
    return budget ?? nil
  }

  private func history(at now: Duration) -> DischargeHistory? {
    if discharges.map({ now - $0.at >= .seconds(86_400) }) ?? true {
      discharges = (dischargeSource?(), now)
    }
    return discharges?.history
  }

  private func useRecalled(at now: Duration) {
    guard let known = recalled, battery.readAt == nil, now - known.readAt <= ReadingFilter.expiry else {
      return
    }
    battery.level = known.level
    battery.percent = Int((known.level * 100).rounded())
    battery.readAt = known.readAt
  }
}

extension BatteryWatch {
  /// What is to be known of the readings and was not told yet, by kind; what went away may be told again.
  func takeCaveats() -> [ReadingCaveat] {
    // A reading that failed says nothing new.
    guard error == nil else { return [] }
    defer { toldCaveats = Set(battery.caveats.map(\.kind)) }
    return battery.caveats.filter { !toldCaveats.contains($0.kind) }
  }

  /// The volts of one cell, and whether there is power, for the policy.
  var sample: BatterySample { BatterySample(battery, cells: cells) }
}

extension BatteryStatus {
  /// What of a battery concerns widgets.
  init(_ battery: Battery) {
    self.init(
      level: battery.percent.map { Double($0) / 100 }, state: State(battery),
      timeRemaining: battery.timeRemaining.map { TimeInterval($0.components.seconds) },
      isStale: battery.readAt != nil
        && (battery.failures > 2 || battery.failures > 0 && battery.rawPercent == nil),
      isLowPower: Self.isPowerSaved)
  }
}

extension BatteryStatus {
  /// True when the firmware was told to save power (Linux, sysfs-platform_profile); boards without a profile never are.
  fileprivate static var isPowerSaved: Bool {
    let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }
}

extension BatteryStatus.State {
  fileprivate init(_ battery: Battery) {
    guard battery.isPresent else {
      self = .unknown
      return
    }
    switch battery.state {
    case .charging: self = .charging
    case .discharging: self = .unplugged
    // External power and nothing flows: the charger holds what there is.
    case .full, .notCharging: self = .full
    case nil: self = .unknown
    }
  }
}
