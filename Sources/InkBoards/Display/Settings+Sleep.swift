extension Settings {
  /// How the machine rests between two ticks, switched off and on again by an alarm.
  public struct Sleep: Equatable, Sendable {
    /// The kernel's clock whose alarm switches the machine on: "rtc0"; "rtc" for the first that can.
    public var clock: String
    /// What switches the machine off, run by a shell.
    public var command: String
    /// How long before a tick the machine is switched on; nil leaves it to the program.
    public var lead: Duration?
    /// The shortest rest that is worth a start; nil leaves it to the program.
    public var shortest: Duration?
    /// How long the machine stays on after each start; nil leaves it to the program.
    public var awake: Duration?
    /// The machine stays on as long as this file is there.
    public var holdFile: String?
    /// True where it rests on external power too.
    public var withPower = false

    /// Rests by a clock, begun by a command.
    public init(clock: String, command: String) {
      self.clock = clock
      self.command = command
    }
  }
}
