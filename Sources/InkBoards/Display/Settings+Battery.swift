extension Settings {
  /// What to do as the battery runs out; nil leaves a limit to the program.
  public struct Battery: Equatable, Sendable {
    /// Percent, 1 to 90, each below the one before: low, warning, critical, power off.
    public var low: Int?
    public var warning: Int?
    public var critical: Int?
    public var powerOff: Int?
    /// Volts of one cell, 2.0 to 4.5, below which the battery is empty whatever the percentage.
    public var floorVolts: Double?
    /// What switches the machine off, run by a shell; nil leaves it running.
    public var powerOffCommand: String?
    /// Time to plug in before that.
    public var countdown: Duration?

    /// No limit of the file's own.
    public init() {}
  }
}
