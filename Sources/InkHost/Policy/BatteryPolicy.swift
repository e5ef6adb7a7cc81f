/// What a display does as its battery runs out: the limits, in percent and volts.
///
/// Defaults: those of UPower and of common practice with one lithium-ion cell; tune them for a pack that sags.
public struct BatteryPolicy: Equatable, Sendable {
  /// Percent at and below which the battery counts as low; widgets may say so.
  public var low = 20.0
  /// Percent at and below which the display warns, and again at every five percent less.
  public var warning = 10.0
  /// Percent at and below which one last picture says so, and nothing is refreshed any more.
  public var critical = 5.0
  /// Percent at and below which the machine is switched off.
  public var powerOff = 3.0
  /// False leaves the machine running whatever the battery says; the default, since it is the owner's to choose.
  public var switchesOff = false
  /// Percent above its limit at which a level is left again.
  public var hysteresis = 3.0
  /// The same for the critical level while there is no external power: a battery at rest recovers a little.
  public var criticalHysteresis = 5.0
  /// Volts a cell at and below which, held for ``floorTime``, the display warns whatever the percentage is.
  public var warningVolts = 3.20
  /// The same for switching off.
  public var powerOffVolts = 3.10
  /// Volts a cell above which a percentage near zero is not believed.
  public var contradictingVolts = 3.50
  /// Percent above which a voltage near the floor is not believed.
  public var contradictingPercent = 20.0
  /// How long a voltage must stay below a floor, 20 s: a radio that sends makes it dip.
  public var floorTime = Duration.seconds(20)
  /// Time to plug in before the machine is switched off, 60 s.
  public var countdown = Duration.seconds(60)
  /// For so long after the start the machine is not switched off while the battery has stayed below
  /// ``bootLevel``, or a board that starts when power comes would start and stop for ever.
  public var bootHold = Duration.seconds(600)
  public var bootLevel = 15.0
  /// How long a gauge may fail until the battery counts as unknown, 5 min.
  public var patience = Duration.seconds(300)

  /// The defaults.
  public init() {}
}
