import InkGauges

/// What one reading says about how long a display can go on.
public struct BatterySample: Equatable, Sendable {
  /// 0…100; nil when it is not known.
  public var percent: Double?
  /// Of the whole pack; nil when it is not known.
  public var volts: Double?
  /// Nil when it is not known.
  public var hasExternalPower: Bool?
  /// Cells in series, 1 at least.
  public var cells: Int
  /// False when the gauge did not answer, or what it answered cannot be.
  public var isHealthy: Bool

  /// A sample.
  public init(
    percent: Double? = nil, volts: Double? = nil, hasExternalPower: Bool? = nil, cells: Int = 1,
    isHealthy: Bool = true
  ) {
    self.percent = percent
    self.volts = volts
    self.hasExternalPower = hasExternalPower
    self.cells = max(1, cells)
    self.isHealthy = isHealthy
  }

  /// The sample of a battery as it was interpreted; what measures external power knows better than what flows.
  init(_ battery: Battery, cells: Int = 1) {
    self.init(
      percent: battery.level.map { $0 * 100 }, volts: battery.volts,
      hasExternalPower: battery.hasExternalPower ?? battery.state.map { $0 != .discharging },
      cells: cells, isHealthy: battery.failures == 0)
  }
}
