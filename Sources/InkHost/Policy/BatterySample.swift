import InkGauges

/// What one reading says about how long a display can go on.
public struct BatterySample: Equatable, Sendable {
  /// 0…100; nil when it is not known.
  public var percent: Double?
  /// Of the whole pack; nil when it is not known.
  public var volts: Double?
  /// Nil when it is not known.
  public var hasExternalPower: Bool?
  /// False when the gauge did not answer, or what it answered cannot be.
  public var isHealthy: Bool

  /// A sample.
  public init(
    percent: Double? = nil, volts: Double? = nil, hasExternalPower: Bool? = nil, isHealthy: Bool = true
  ) {
    self.percent = percent
    self.volts = volts
    self.hasExternalPower = hasExternalPower
    self.isHealthy = isHealthy
  }

  /// The sample of a battery as it was interpreted.
  init(_ battery: Battery) {
    self.init(
      percent: battery.level.map { $0 * 100 }, volts: battery.volts,
      hasExternalPower: battery.state.map { $0 != .discharging }, isHealthy: battery.failures == 0)
  }
}
