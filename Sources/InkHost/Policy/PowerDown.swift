import Foundation

/// Switches the machine off once the display has ended: the panel sleeps by then and the state is written.
///
/// The order: the alarm is set, read back and compared, what is in memory goes to the medium, and only then the power
/// goes. A machine whose alarm is not as it should be stays on, since nobody would switch it on again.
public struct PowerDown {
  /// For the shell.
  public var command: String
  /// What switches the machine on again; nil where nothing does.
  public var alarm: (clock: any WakeAlarm, date: Date)?
  /// Runs a program; its exit status, nil where it is not there.
  public var run: ([String]) -> Int32?
  /// Waits until what was written is on the medium.
  public var synchronize: () -> Void
  /// The system's time.
  public var now: () -> Date

  /// What to do.
  public init(
    command: String, alarm: (clock: any WakeAlarm, date: Date)? = nil, run: @escaping ([String]) -> Int32?,
    synchronize: @escaping () -> Void = { sync() }, now: @escaping () -> Date = { Date() }
  ) {
    (self.command, self.alarm, self.run, self.synchronize) = (command, alarm, run, synchronize)
    self.now = now
  }

  /// Does it.
  public func perform() throws(PowerDownError) {
    if let alarm { try VerifiedAlarm.set(alarm.date, on: alarm.clock, at: now()) }
    synchronize()
    let status = run(["/bin/sh", "-c", command])
    guard status == 0 else { throw .command(command, status: status) }
  }
}
