extension Settings {
  /// How the machine rests between two ticks, switched off and on again by an alarm.
  public struct Sleep: Equatable, Sendable {
    /// What switches the machine on: the kernel's clock "rtc0", or "rtc" for the first that can; the clock of a power board
    /// by one of the names of `boards`, or "board" for that to which the board file's gauge belongs.
    public var clock: String
    /// Power boards with a clock that is driven.
    public static let boards = ["pijuice", "pisugar-2", "pisugar-3", "witty-pi-4"]
    /// What switches the machine off, run by a shell.
    public var command: String
    /// How long before a tick the machine is switched on; nil leaves it to the program.
    public var lead: Duration?
    /// The shortest rest that is worth a start; nil leaves it to the program.
    public var shortest: Duration?
    /// How long the machine stays on after each start; nil leaves it to the program.
    public var awake: Duration?
    /// How long a power board waits before it takes the supply; nil leaves it to the program, zero never takes it.
    public var cut: Duration?
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
