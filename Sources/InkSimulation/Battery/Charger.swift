/// A charger: constant current, then constant voltage, then done until the voltage has sunk.
public struct Charger: Equatable, Sendable {
  /// What it does now.
  public enum Phase: String, Sendable {
    /// No external power.
    case unplugged
    case constantCurrent, constantVoltage
    /// Too cold or too hot to charge; the load runs on external power.
    case suspended
    /// Full; the load runs on external power.
    case done
  }

  /// Charge current in amperes; 0.5.
  public var amperes = 0.5
  /// It ends when the current has sunk to this part of the capacity in an hour; C/20.
  public var endFraction = 0.05
  /// It begins again this many volts below the end voltage; 0.15, which is 4.05 V for most cells.
  public var rechargeDrop = 0.15
  /// Degrees Celsius at which it charges; 0 to 45 (JEITA, safe charging of lithium-ion cells).
  public var temperatures = 0.0...45.0
  /// What it does now.
  public internal(set) var phase = Phase.unplugged

  /// A charger of the usual small board.
  public init(amperes: Double = 0.5) {
    self.amperes = amperes
  }
}
