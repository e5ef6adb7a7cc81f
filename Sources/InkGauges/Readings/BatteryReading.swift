/// What a gauge says at one moment; a value it does not have or that cannot be trusted is nil, never 0.
public struct BatteryReading: Equatable, Sendable {
  /// False when the board has no battery at all.
  public var isPresent = true
  /// 0…100; a gauge may report a little more at the top of its range.
  public var percent: Double?
  /// Volts of the whole battery, all cells in series.
  public var volts: Double?
  /// Amperes into the battery: positive while charging.
  public var amperes: Double?
  /// Amperes within which the current says nothing; nil where that is less than matters.
  public var currentNoiseAmperes: Double?
  /// Degrees Celsius of the battery.
  public var celsius: Double?
  /// Percent an hour, positive while charging.
  public var chargeRatePercentPerHour: Double?
  /// What the chip itself says; nil where it has no such bit.
  public var chargeState: ChargeState?
  /// True while something other than the battery feeds the board; nil where nobody measures it.
  public var hasExternalPower: Bool?
  public var timeToEmpty: Duration?
  public var timeToFull: Duration?
  /// Charge cycles so far.
  public var cycles: Int?
  /// Capacity left of the original one, percent.
  public var healthPercent: Double?
  /// What the battery holds when full, milliampere hours.
  public var fullMilliampereHours: Double?
  /// True where the percentage is worked out from the voltage, since the chip has none.
  public var isPercentEstimated = false
  /// Why values are missing, and how far those that are there can be trusted.
  public var caveats: [ReadingCaveat] = []

  /// A reading in which nothing is known yet.
  public init(percent: Double? = nil, volts: Double? = nil) {
    self.percent = percent
    self.volts = volts
  }
}
