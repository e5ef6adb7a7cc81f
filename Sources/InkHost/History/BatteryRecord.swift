import Foundation
import InkGauges

/// One reading of the battery as the history keeps it; nil is what was not known.
public struct BatteryRecord: Equatable, Sendable {
  public var date: Date
  /// 0…100.
  public var percent: Double?
  public var volts: Double?
  /// Positive while charging.
  public var amperes: Double?
  public var celsius: Double?
  /// "charging", "discharging", "full" or "notCharging".
  public var state: String?

  /// A record.
  public init(
    date: Date, percent: Double? = nil, volts: Double? = nil, amperes: Double? = nil, celsius: Double? = nil,
    state: String? = nil
  ) {
    (self.date, self.percent, self.volts) = (date, percent, volts)
    (self.amperes, self.celsius, self.state) = (amperes, celsius, state)
  }

  /// The battery at a tick; nil without a battery, or when its gauge did not answer.
  init?(_ report: TickReport) {
    guard let battery = report.battery, battery.isPresent, battery.failures == 0, battery.readAt != nil
    else { return nil }
    self.init(
      date: report.date, percent: battery.level.map { $0 * 100 }, volts: battery.volts,
      amperes: battery.amperes, celsius: battery.celsius, state: battery.state?.rawValue)
  }
}
