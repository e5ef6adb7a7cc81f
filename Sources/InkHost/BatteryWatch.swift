import Foundation
import InkGauges
import InkTimelines

/// The battery of a display: reads the gauge, keeps what is known, and says what widgets are to see.
@MainActor
final class BatteryWatch {
  private let gauge: any FuelGauge
  private var filter: ReadingFilter
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

  init(_ gauge: any FuelGauge) {
    self.gauge = gauge
    filter = ReadingFilter(for: gauge)
    battery = Battery(source: gauge.name)
  }

  /// Reads the gauge at `now`, a time on a clock that is never set; true when widgets are to see something else.
  func read(at now: Duration) -> Bool {
    do {
      let reading = try gauge.read()
      // A gauge that is opened at its first reading may only now know.
      filter.cells = max(1, gauge.cells)
      let before = battery.state
      battery = filter.add(reading, at: now)
      if battery.state != before { unchangedSince = now }
      error = nil
    } catch {
      battery = filter.fail(at: now)
      self.error = error
    }
    let since = unchangedSince ?? now
    unchangedSince = since
    pace = PollingPace.interval(after: battery, unchanged: now - since)
    let before = status
    status = BatteryStatus(battery)
    return status != before
  }
}

extension BatteryStatus {
  /// What of a battery concerns widgets.
  init(_ battery: Battery) {
    self.init(
      level: battery.percent.map { Double($0) / 100 }, state: State(battery),
      timeRemaining: battery.timeRemaining.map { TimeInterval($0.components.seconds) },
      isStale: battery.failures > 2 && battery.readAt != nil, isLowPower: Self.isPowerSaved)
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
